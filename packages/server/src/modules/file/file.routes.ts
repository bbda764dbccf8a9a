import { notFound } from '../../core/errors.ts'
import { handlers, preparedHandler } from '../../core/operation/handlers.ts'
import { mediaType } from '../../domain/fileKinds.ts'
import * as rules from './file.rules.ts'
import * as store from './file.store.ts'

const uploadFile = preparedHandler('file', 'uploadFile', {
  prepare: ({ body, principal, pictures }) => {
    const use = body.file_type ?? 'image'
    rules.checkUse(use, principal.permissions)
    return rules.checked(body.file, use, pictures)
  },
  run: async ({
    prepared: { name, extension, bytes },
    db,
    principal,
    now,
    files,
    secrets,
    audit,
  }) => {
    const facts = { name, extension, type: mediaType(extension), size: bytes.length }
    const id = await store.insert(db, { ...facts, key: secrets.token() }, principal, now)
    await files.put(db, id, bytes)
    await audit({ action: 'file.created', type: 'file', id, after: facts })
    return store.one(db, id, principal, now)
  },
})

const getFile = handlers('file', {
  getFile: async ({ path, query, db, principal, now, files }) => {
    const { sign } = query
    const face = sign === undefined
    const { id, name, type } = face
      ? await store.face(db, path.id, principal)
      : await store.signed(db, path.id, query, principal, now)
    const bytes = (await files.get(db, id)) ?? notFound()
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
