import { describe, expect, test } from 'vitest'
import { formOf } from './form.ts'

const LIMIT = 20_000_000

const read = async (sent: Request) =>
  formOf(sent, LIMIT, new Uint8Array(await sent.clone().arrayBuffer()))

const request = (body: BodyInit, type?: string) =>
  new Request('http://zal.test/', {
    method: 'POST',
    body,
    ...(type && { headers: { 'content-type': type } }),
  })

const formWith = (fields: Record<string, string | File>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

/** A body by hand, with the boundary `x`. */
const typed = (body: string | Uint8Array<ArrayBuffer>) =>
  request(body, 'multipart/form-data; boundary=x')

const part = (header: string, value = '') =>
  `--x\r\nContent-Disposition: form-data; ${header}\r\n\r\n${value}\r\n`
const file = part('name="file"; filename="a.csv"', 'a,b')

describe('a form', () => {
  test('is read as the browser sends it: names in all scripts, quotes, any bytes', async () => {
    const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => (at * 7919) >> 3)
    const name = 'Aʼzolar "2026"; Ғайрат\n.csv'
    const form = formWith({ note: 'Oʻgʻiloy\r\n--x', file: new File([bytes], name) })
    const sent = await read(request(form))
    expect(JSON.parse(sent.text)).toEqual({ note: 'Oʻgʻiloy\r\n--x', file: name })
    expect(sent.file.name).toBe(name)
    expect(Buffer.compare(sent.file.bytes, bytes)).toBe(0)
  })

  test('may have an empty file', async () => {
    const { file: empty } = await read(request(formWith({ file: new File([], 'empty.csv') })))
    expect(empty).toEqual({ name: 'empty.csv', bytes: new Uint8Array() })
  })

  test.each([
    ['without its end', typed(file)],
    ['with something before it', typed(`a\r\n${file}--x--`)],
    ['without a boundary', request(`${file}--x--`, 'multipart/form-data; charset=utf-8')],
    ['with a field without a name', typed(`${file}${part('a="b"')}--x--`)],
    ['with two files', typed(`${file}${file}--x--`)],
    ['with a field twice', typed(`${part('name="a"')}${part('name="a"')}${file}--x--`)],
    ['with a file that is a field', typed(`${part('name="file"', 'a')}--x--`)],
    [
      'with too many fields',
      typed(`${file}${Array.from({ length: 100 }, (_, at) => part(`name="${at}"`)).join('')}--x--`),
    ],
    ['with a long header', typed(`${part(`name="file"; filename="${'a'.repeat(3000)}"`)}--x--`)],
    [
      'in another encoding',
      typed(
        new Uint8Array([
          ...Buffer.from(`${file}--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n`),
          0xff,
          ...Buffer.from('\r\n--x--'),
        ]),
      ),
    ],
  ])('%s is malformed', async (_, sent) => {
    await expect(read(sent)).rejects.toMatchObject({ status: 400, code: 'malformed' })
  })

  test.each([
    ['without its file', `${part('name="a"', 'b')}--x--`],
    ['that is empty', ''],
  ])('%s says that the file is missing', async (_, body) => {
    await expect(read(typed(body))).rejects.toMatchObject({ status: 400, code: 'validation' })
  })
})
