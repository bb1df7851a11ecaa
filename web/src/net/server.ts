import type { WebSocketLike } from './socket'
import { Unreachable, type Transport } from './transport'

export const server: Transport = {
  async ask({ method, path, body, token }) {
    const headers: Record<string, string> = {}
    if (body !== undefined) headers['Content-Type'] = 'application/json'
    if (token) headers.Authorization = `Bearer ${token}`
    const response = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) }).catch(() => {
      throw new Unreachable(path)
    })
    const isJson = response.headers.get('Content-Type')?.includes('json')
    if (!response.ok && !isJson) throw new Unreachable(path)
    return { status: response.status, body: isJson ? await response.json() : await response.text() }
  },
  connect: (id) => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/${encodeURIComponent(id)}`) as unknown as WebSocketLike,
}
