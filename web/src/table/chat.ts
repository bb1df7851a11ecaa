import type { Said } from '../net/protocol'
import type { ChatMessage } from './ChatPanel.svelte'

export const messagesOf = (chat: readonly Said[], ownSeats: readonly number[]): ChatMessage[] =>
  chat.map(({ number, seat, name, text, reaction, to }) => ({
    ...{ id: number, seat, name, isYou: ownSeats.includes(seat), isPrivate: to != null },
    ...(reaction ? { reaction } : { text: text ?? '' }),
  }))
