import type { ChatMessage } from '../components/ChatPanel.svelte'
import type { Said } from './protocol'

export const messagesOf = (chat: readonly Said[], ownSeats: readonly number[]): ChatMessage[] =>
  chat.map(({ number, seat, name, text, reaction }) => ({
    ...{ id: number, seat, name, isYou: ownSeats.includes(seat) },
    ...(reaction ? { reaction } : { text: text ?? '' }),
  }))
