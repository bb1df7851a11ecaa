import { expect, it } from 'vitest'
import { isUpload, storeUpload, recordIn, uploads } from './uploads'

const RECORD = { format: 'beaverboard record 1', game: 'biber-gang', seats: 2, moves: ['draw'], chance: {}, result: null }
const file = (content: unknown) => new Blob([typeof content === 'string' ? content : JSON.stringify(content)])
const problem = async (content: unknown) => {
  try {
    await recordIn(file(content))
    return null
  } catch (error) {
    return (error as { key: string }).key
  }
}

it('reads a record, and says what is wrong with other files', async () => {
  expect(await recordIn(file(RECORD))).toEqual(RECORD)
  const text = JSON.stringify(RECORD)
  expect(await problem(text.slice(0, text.length / 2))).toBe('replay-file-unreadable')
  expect(await problem('')).toBe('replay-file-unreadable')
  expect(await problem('GIF89a')).toBe('replay-file-unreadable')
  expect(await problem([RECORD])).toBe('replay-file-no-record')
  expect(await problem('null')).toBe('replay-file-no-record')
  expect(await problem({ name: 'beaver' })).toBe('replay-file-no-record')
  expect(await problem({ ...RECORD, format: 'beaverboard record 2' })).toBe('error-other-version')
  expect(await problem({ ...RECORD, moves: 3 })).toBe('error-bad-record')
  expect(await problem({ ...RECORD, moves: Array(20_000).fill('draw') })).toBe('replay-file-too-large')
  expect(await problem(' '.repeat(1_000_001))).toBe('replay-file-too-large')
})

it('keeps a record under the same name however often it comes', async () => {
  const record = await recordIn(file(RECORD))
  const id = storeUpload(record, 'a.json')
  expect(storeUpload(record, 'b.json')).toBe(id)
  expect(isUpload(id)).toBe(true)
  expect(isUpload('Zs1xAAAAAAAAAAAAAAAAAA')).toBe(false)
  expect(uploads.get(id)?.name).toBe('b.json')
})
