type Bytes = Uint8Array<ArrayBuffer>
interface Hostile {
  what: string
  name: string
  bytes: string | Bytes
  code: string
}

/** Malicious files, each with its error code; made of a JPG and a PNG. */
export function hostileFiles(photo: Bytes, png: Bytes): Hostile[] {
  const mismatch = 'file_mismatch'
  return [
    { what: 'a program', name: 'a.exe', bytes: 'MZ', code: 'file_type' },
    { what: 'a page', name: 'a.html', bytes: '<script>1</script>', code: 'file_type' },
    { what: 'a drawing as a document', name: 'a.svg', bytes: '<svg/>', code: 'file_type' },
    { what: 'no extension', name: 'a', bytes: 'a', code: 'file_type' },
    { what: 'a hidden extension', name: 'a.\u202Efdp.exe', bytes: 'MZ', code: 'file_type' },
    { what: 'nothing', name: 'a.pdf', bytes: '', code: 'file_empty' },
    { what: 'a photo that is called a PDF', name: 'a.pdf', bytes: photo, code: mismatch },
    { what: 'a PDF that is called a photo', name: 'a.jpg', bytes: '%PDF-1.7', code: mismatch },
    { what: 'a program that is called a photo', name: 'a.jpg', bytes: 'MZ\u0090', code: mismatch },
    { what: 'a PNG that is called a JPG', name: 'a.jpg', bytes: png, code: mismatch },
    { what: 'a page that begins as a GIF', name: 'a.png', bytes: 'GIF89a<script>', code: mismatch },
    { what: 'half of a photo', name: 'a.jpg', bytes: photo.slice(0, 200), code: mismatch },
    { what: 'a flood of points', name: 'a.png', bytes: vast(png), code: mismatch },
    { what: 'a program as text', name: 'a.txt', bytes: 'MZ\u0000\u0001', code: mismatch },
    { what: 'a plain ZIP as DOCX', name: 'a.docx', bytes: zipOf(['a.txt']), code: mismatch },
    {
      what: 'macros where there are none',
      name: 'a.xlsx',
      bytes: zipOf(['[Content_Types].xml', 'xl/vbaProject.bin']),
      code: mismatch,
    },
    {
      what: 'a bomb',
      name: 'a.xlsx',
      bytes: zipOf(['[Content_Types].xml', 'xl/a.xml'], { size: 4_000_000_000 }),
      code: mismatch,
    },
    {
      what: 'too many entries',
      name: 'a.docx',
      bytes: zipOf(Array.from({ length: 1001 }, (_, nth) => `word/${nth}`)),
      code: mismatch,
    },
    {
      what: 'entries over each other',
      name: 'a.docx',
      bytes: zipOf(['[Content_Types].xml', 'word/a', 'word/b'], { at: 0 }),
      code: mismatch,
    },
    {
      what: 'a way out of the folder',
      name: 'a.docx',
      bytes: zipOf(['[Content_Types].xml', 'word/../../a']),
      code: mismatch,
    },
    {
      what: 'the test virus',
      name: 'a.txt',
      bytes: String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$` + 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
      code: 'file_virus',
    },
    { what: 'too much', name: 'a.txt', bytes: 'a'.repeat(2_000_001), code: 'file_too_large' },
  ]
}

/** A PNG that declares 60,000 pixels of width and height. */
function vast(png: Bytes): Bytes {
  const bytes = png.slice()
  const view = new DataView(bytes.buffer)
  view.setUint32(16, 60_000)
  view.setUint32(20, 60_000)
  return bytes
}

/** A ZIP of empty entries that declare a size or an offset. */
export function zipOf(
  names: string[],
  { size = 0, at }: { size?: number; at?: number } = {},
): Bytes {
  const parts: number[] = []
  const places = names.map((name) => {
    const place = parts.length
    parts.push(
      ...number(0x04034b50, 4),
      ...zeros(22),
      ...number(name.length, 2),
      0,
      0,
      ...signs(name),
    )
    return place
  })
  const directory = parts.length
  names.forEach((name, nth) => {
    parts.push(...number(0x02014b50, 4), ...zeros(16), 0, 0, 0, 0, ...number(size, 4))
    parts.push(...number(name.length, 2), ...zeros(12), ...number(at ?? places[nth] ?? 0, 4))
    parts.push(...signs(name))
  })
  const length = parts.length - directory
  parts.push(...number(0x06054b50, 4), 0, 0, 0, 0, ...number(names.length, 2))
  parts.push(...number(names.length, 2), ...number(length, 4), ...number(directory, 4), 0, 0)
  return new Uint8Array(parts)
}

const zeros = (count: number) => Array.from<number>({ length: count }).fill(0)
const signs = (text: string) => [...new TextEncoder().encode(text)]
const number = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, nth) => Math.floor(value / 256 ** nth) % 256)
