import type { ChatMessage } from '../net/protocol'
import type { ChatLine } from './ChatPanel.svelte'

export const messagesOf = (chat: readonly ChatMessage[], ownSeats: readonly number[]): ChatLine[] =>
  chat.filter(({ proposal }) => !proposal).map(({ number, seat, name, text, reaction, to }) => ({
    ...{ id: number, seat, name, isYou: ownSeats.includes(seat), isPrivate: to != null },
    ...(reaction ? { reaction } : { text: text ?? '' }),
  }))
