import { missing } from '../../core/errors.ts'
import { handlers, preparedHandler } from '../../core/handlers.ts'
import { mediaType } from '../../rules/fileKinds.ts'
import * as rules from './file.rules.ts'
import * as store from './file.store.ts'

const uploadFile = preparedHandler('file', 'uploadFile', {
  prepare: ({ body, who, pictures }) => {
    const use = body.file_type ?? 'image'
    rules.checkUse(use, who.permissions)
    return rules.checked(body.file, use, pictures)
  },
  run: async ({ prepared: { name, extension, bytes }, db, who, now, files, secrets, audit }) => {
    const facts = { name, extension, type: mediaType(extension), size: bytes.length }
    const id = await store.insert(db, { ...facts, key: secrets.token() }, who, now)
    await files.put(db, id, bytes)
    await audit({ action: 'file.created', type: 'file', id, after: facts })
    return store.one(db, id, who, now)
  },
})

const getFile = handlers('file', {
  getFile: async ({ path, query, db, who, now, files }) => {
    const { sign } = query
    const face = sign === undefined
    const { id, name, type } = face
      ? await store.face(db, path.id, who)
      : await store.signed(db, path.id, query, who, now)
    const bytes = (await files.get(db, id)) ?? missing()
    return new Response(bytes, {
      headers: {
        'content-type': type,
        'content-length': String(bytes.length),
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
        'content-security-policy': "default-src 'none'; sandbox",
        // A face gets a new address when it changes; the short max-age applies revoked permissions soon.
        ...(face ? { 'cache-control': 'private, max-age=300' } : {}),
      },
    })
  },
})

export const fileRoutes = [...uploadFile, ...getFile]
