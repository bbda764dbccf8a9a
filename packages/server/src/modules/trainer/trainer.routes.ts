import { handlers, preparedHandler, type Constraints } from '../../core/operation/handlers.ts'
import { dateRange } from '../../domain/dateRange.ts'
import { checkManagesStaff } from '../../core/auth/rank.ts'
import { drawAvatar, takeAvatar } from '../../queries/avatar.ts'
import { figuresOf } from './trainer.figures.ts'
import { checkReader, guardWrites } from './trainer.rules.ts'
import { rosterOf } from './trainer.roster.ts'
import { sessionsBetween } from './trainer.sessions.ts'
import { trainers } from './trainer.store.ts'
import { traineesOf } from './trainer.trainees.ts'

const inUse = { code: 'trainer_in_use', status: 409 } as const

const constraints: Constraints = {
  staff_email: { code: 'validation', fields: { email: 'email_taken' } },
  package_merchant_id_trainer_id_fkey: inUse,
  class_time_trainer_merchant_id_trainer_id_fkey: inUse,
  device_merchant_id_staff_id_fkey: inUse,
  membership_merchant_id_sold_by_fkey: inUse,
  visit_merchant_id_staff_id_fkey: inUse,
}

const others = handlers(
  'trainer',
  {
    listTrainers: (context) => trainers.page(context, context.query),
    getTrainer: (context) => {
      checkReader(context)
      return trainers.one(context, context.path.id)
    },
    getTrainerFigures: async (context) => {
      checkReader(context)
      const { id } = await trainers.one(context, context.path.id)
      return figuresOf(context, id)
    },
    listTrainerTrainees: async (context) => {
      checkReader(context)
      const { id } = await trainers.one(context, context.path.id)
      return traineesOf(context, id, context.query)
    },
    listTrainerSessions: async (context) => {
      checkReader(context)
      dateRange(context.query)
      const { id } = await trainers.one(context, context.path.id)
      return sessionsBetween(context, id, context.query)
    },
    listTrainerRoster: async (context) => {
      checkReader(context)
      const { id } = await trainers.one(context, context.path.id)
      return rosterOf(context, id, context.query)
    },
    removeTrainer: (context) =>
      context.emit('trainer.removed', trainers.remove(context, context.path.id)),
  },
  constraints,
)

const createTrainer = preparedHandler(
  'trainer',
  'createTrainer',
  {
    prepare: ({ body, ...context }) => {
      checkManagesStaff(context.principal)
      return drawAvatar(context, body.avatar)
    },
    atOnce: ({ avatar }) => (avatar ? undefined : null),
    run: async ({ prepared, ...context }) => {
      const { avatar, ...fields } = context.body
      const avatar_id = avatar && (await takeAvatar(context, avatar, prepared))
      return context.emit('trainer.created', trainers.insert(context, { ...fields, avatar_id }))
    },
  },
  constraints,
)

const changeTrainer = preparedHandler(
  'trainer',
  'changeTrainer',
  {
    prepare: ({ body, ...context }) => {
      checkManagesStaff(context.principal)
      return drawAvatar(context, body.avatar)
    },
    atOnce: ({ avatar }) => (avatar ? undefined : null),
    run: async ({ prepared, ...context }) => {
      const { path, body, emit, audit } = context
      const before = await trainers.one(context, path.id)
      const { avatar, ...fields } = body
      const isNew = avatar && avatar !== before.avatar?.id
      const avatar_id = isNew ? await takeAvatar(context, avatar, prepared) : avatar
      const after = await emit(
        'trainer.changed',
        trainers.update(context, before, { ...fields, avatar_id }),
      )
      await audit({ action: 'trainer.changed', type: 'trainer', id: after.id, before, after })
      return after
    },
  },
  constraints,
)

export const trainerRoutes = [...others, ...createTrainer, ...changeTrainer].map(guardWrites)
