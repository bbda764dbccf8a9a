import { sandboxProvider } from '../src/adapters/online/sandbox.ts'
import { version } from '../src/core/version.ts'
import { signInAs } from '../src/testing/callers.ts'
import {
  password,
  testServer,
  type Answer,
  type Person,
  type TestServer,
} from '../src/testing/index.ts'
import { gym, saleOf, today } from './gym.ts'

/** A write that succeeds in the database of `writesWorld`, also repeatedly while it is rolled back. */
export interface WriteCall {
  path: string
  body?: object | FormData
  person?: Person
}

/** A server with one record for every write operation, and the call of each by operationId. */
export async function writesWorld(): Promise<{ api: TestServer; calls: Map<string, WriteCall> }> {
  const sandbox = sandboxProvider(() => 'http://zal.test')
  const api = await testServer({ online: (club) => (club === 1 ? sandbox : undefined) })
  const rows = gym(api)
  const owner = api.as('owner')
  const id = ({ status, text, body }: Answer): number => {
    if (status !== 200) throw new Error(text)
    return body.results.id as number
  }
  const post = async (path: string, body?: object) => id(await owner.post(path, body))
  const upload = (path: string, name: string, text: string, fields = {}) => {
    const form = new FormData()
    for (const [field, value] of Object.entries(fields)) form.append(field, String(value))
    form.append('file', new File([text], name))
    return owner.send('POST', path, form)
  }

  await owner.patch('/finance/shift-setting/', { is_on: true })
  const shift = await post('/finance/shift/', { float: 500_000 })
  await owner.patch('/staffs/pin/', { password: 'Zal-2026', pin: '4826' })
  const [member = 0, holder = 0, removed = 0, erased = 0, bound = 0] = await rows.members(5)
  await owner.delete(`/management/member/${removed}/`)
  await owner.delete(`/management/member/${erased}/`)
  await api.sql(
    1,
    `insert into mobile_user (merchant_id, phone, name, verified_at, created_at)
     select 1, phone, 'Aziz', $2, $2 from member where id = $1`,
    [bound, '2026-11-01Z'],
  )
  const [birthday = 0] = await rows.members(1)
  await api.sql(1, 'update member set birth_date = $2 where id = $1', [
    birthday,
    `1990${today.slice(4)}`,
  ])
  const plan = await rows.plan({ slot: 5 })
  const unsold = await rows.plan({ name: 'Kunlik' })
  const yoga = await rows.class()
  const sold = await owner.post('/management/payment/', saleOf(holder, plan))
  const payment = id(sold)
  const membership = sold.body.results.subscription.id as number
  const depositOf = (amount: number) => ({
    gym_customer: member,
    amount,
    payment_date: today,
    payment_types: [{ payment_method: 3, amount }],
  })
  const deposit = await post('/management/deposit-payments/', depositOf(100_000))
  const online = await rows.online(member)
  const entry = await owner.post('/check-in/register/', { customer: holder, plan: membership })
  const visit = entry.body.results.checkin.id as number
  const closedDay = await post('/finance/closed-day/', {
    day: '2026-08-20',
    reason: 'Oylik hisobot topshirildi',
  })
  const room = await post('/management/room/', { name: 'Katta zal' })
  const hall = await post('/management/room/', { name: 'Sport zali' })
  const clubOf = (name: string) => ({
    name,
    phone: '+998712354041',
    city: 'tashkent',
    address: { address_line: 'Beruniy koʻchasi, 1' },
  })
  await post('/management/sample-gym/')
  const freshClub = await post('/management/club/', clubOf('Zal Olmazor'))
  const trainerOf = (email: string, phone: string) => ({
    first_name: 'Aziz',
    last_name: 'Karimov',
    phone,
    email,
    clubs: [1],
  })
  const trainer = await post('/management/trainer/', trainerOf('aziz@zal.demo', '+998901112233'))
  const noteOf = (text: string) => ({ customer: member, text })
  const note = await post('/customer/note/', noteOf('Ertalab keladi'))
  const goneNote = await post('/customer/note/', noteOf('Kechqurun keladi'))
  await owner.delete(`/customer/note/${goneNote}/`)
  const file = async () =>
    id(await upload('/upload/', 'shartnoma.txt', 'Shartnoma', { file_type: 'document' }))
  const document = await post(`/customer/${member}/document/`, { file: await file() })
  const goneDocument = await post(`/customer/${member}/document/`, { file: await file() })
  await owner.delete(`/customer/${member}/document/${goneDocument}/`)
  const loose = await file()
  const viewOf = (name: string) => ({
    noun: 'member',
    name,
    is_shared: false,
    state: { query: '', columns: { order: [], hidden: [], widths: [] }, density: 'compact' },
  })
  const view = await post('/views/', viewOf('Qarzdorlar'))
  const goneView = await post('/views/', viewOf('Tugayotganlar'))
  await owner.delete(`/views/${goneView}/`)
  const csv = (phone: string) => `Familiya,Ism,Telefon,Jins\r\nKarimov,Ali,${phone},erkak`
  const imports = '/management/member-import'
  const checkBody = { mapping: ['last_name', 'first_name', 'phone', 'gender'], duplicates: 'skip' }
  const fresh = id(await upload(`${imports}-csv/`, 'a.csv', csv('998931110001')))
  const sale = saleOf(member, plan)
  const { payments, ...change } = { payments: [{ payment_method: 1, amount: 400_000 }], version: 1 }
  const formOf = (fields: Record<string, string>) => {
    const form = new FormData()
    for (const [field, value] of Object.entries(fields)) form.append(field, value)
    form.append('file', new File([csv('998931110003')], 'c.csv'))
    return form
  }
  const personOf = (email: string, phone: string) => ({
    first_name: 'Malika',
    last_name: 'Toshpoʻlatova',
    phone,
    email,
    role: 'restricted_user',
    locations: [1],
    permissions: { granted: [], taken: [] },
    password,
  })
  const person = await post('/staffs/', personOf('malika@zal.demo', '+998901112255'))
  const { password: _, ...invited } = personOf('sevara@zal.demo', '+998901112277')
  const newcomer = await post('/staffs/', invited)
  await api.as('desk').get('/merchant/check-auth/')
  await signInAs(api.nobody({ headers: { 'user-agent': 'Mozilla/5.0 (Android 14)' } }), 'desk')
  const [request] = (await owner.get('/device/verification-requests/')).body.results
  const profile = '/merchant/user-profile/'
  const own = async () => (await owner.get<{ version: number }>(profile)).body.results
  api.letters.length = 0
  const email = { email: 'yangi@zal.demo', current_password: password }
  await owner.patch(profile, { ...email, version: (await own()).version })
  await api.background()
  const [, token] = /confirm-email#(\S+)/.exec(api.letters[0]?.text ?? '') ?? []
  api.clock.forward(120)
  const settings = (await owner.get('/management/settings/')).body.results as { version: number }
  const calls: Record<string, WriteCall> = {
    changeLanguage: { path: '/merchant/profile/', body: { language: 'ru' } },
    selectClub: { path: '/staffs/my-clubs/select/', body: { club: 2 } },
    settleWrite: {
      path: '/auth/settle-write/',
      body: { operation: 'createPayment', key: '5b0c8f8e-6f43-4c8b-9d2e-0a1f8f6b7c3d' },
    },
    createPackage: { path: '/management/package/', body: { name: 'Yangi', price: 1000, days: 30 } },
    changePackage: { path: `/management/package/${plan}/`, body: { price: 480_000, version: 1 } },
    changePackages: {
      path: '/management/package-list/',
      body: { changes: [{ id: plan, is_active: false, version: 1 }] },
    },
    removePackage: { path: `/management/package/${unsold}/` },
    createClass: {
      path: '/management/class/',
      body: {
        name: 'Pilates',
        price: 480_000,
        days: 30,
        times: [{ start_time: '05:00', end_time: '05:30', week_days: [1], trainers: [4], room }],
      },
    },
    changeClass: { path: `/management/class/${yoga.id}/`, body: { price: 500_000, version: 1 } },
    removeClass: { path: `/management/class/${yoga.id}/` },
    changeClassTime: {
      path: `/management/class/${yoga.id}/time/0/`,
      body: { id: yoga.time, start_time: '10:00', end_time: '11:00', version: 1 },
    },
    createTrainer: {
      path: '/management/trainer/',
      body: trainerOf('guli@zal.demo', '+998901112244'),
    },
    changeTrainer: { path: `/management/trainer/${trainer}/`, body: { bio: 'Yoga', version: 1 } },
    removeTrainer: { path: `/management/trainer/${trainer}/` },
    createRoom: { path: '/management/room/', body: { name: 'Yoga zali' } },
    changeRoom: { path: `/management/room/${room}/`, body: { name: 'Kichik zal', version: 1 } },
    changeRooms: {
      path: '/management/room-list/',
      body: {
        changes: [room, hall].map((each, at) => ({ id: each, name: `Zal ${at}`, version: 1 })),
      },
    },
    removeRoom: { path: `/management/room/${room}/` },
    createClub: { path: '/management/club/', body: clubOf('Zal Sergeli') },
    changeClub: {
      path: `/management/club/${freshClub}/`,
      body: {
        is_active: false,
        hours: [{ week_day: 1, opens: '07:00', closes: '22:00' }],
        version: 1,
      },
    },
    copyClub: {
      path: `/management/club/${freshClub}/copy/`,
      body: { from: 1, rooms: true, packages: true, classes: true, settings: true },
    },
    // The other merchant has none yet.
    loadSampleGym: { path: '/management/sample-gym/', person: 'stranger' },
    removeSampleGym: { path: '/management/sample-gym/' },
    changeSalesGoal: {
      path: '/dashboard/sales/forecast/',
      body: { goal: 1, version: settings.version },
    },
    changeFirstSteps: { path: '/management/first-steps/', body: { is_hidden: true } },
    removeClub: { path: `/management/club/${freshClub}/` },
    createStaff: { path: '/staffs/', body: personOf('anora@zal.demo', '+998901112266') },
    changeStaff: {
      path: `/staffs/${person}/`,
      body: { permissions: { granted: [], taken: ['payment.list.void'] }, version: 1 },
    },
    inviteStaff: { path: `/staffs/${newcomer}/invite/` },
    endStaffSessions: { path: '/staffs/5/end-sessions/' },
    viewAsStaff: { path: '/staffs/5/view-as/' },
    changeUserProfile: {
      path: profile,
      body: { first_name: 'Aziza', version: (await own()).version },
    },
    sendEmailLink: { path: `${profile}email/` },
    cancelEmailChange: { path: `${profile}email/` },
    confirmEmail: { path: `${profile}email/confirm/`, body: { token } },
    endOtherSessions: { path: `${profile}end-sessions/` },
    decideDevice: {
      path: `/device/process-verification/${request.id}/`,
      body: { status: 'approved' },
    },
    renameDevice: { path: `/device/${request.id}/`, body: { name: 'Planshet' } },
    seeRequest: { path: `/device/${request.id}/seen/` },
    markUpdatesRead: { path: '/merchant/version-updates/', body: { release: version } },
    markNotificationsRead: {
      path: '/notifications/user-notifications/mark-all-as-read/',
      body: {},
    },
    forgetDevice: { path: `/device/${request.id}/` },
    logoutDevice: { path: '/device/logout/', body: { device_uuid: request.device_uuid } },
    restoreMember: { path: `/management/member-bin/${removed}/restore/`, body: {} },
    eraseMember: {
      path: `/management/member-bin/${erased}/erase/`,
      body: { fullname: 'Gʻulomova Oʻgʻiloy' },
    },
    checkImport: { path: `${imports}/${fresh}/check/`, body: checkBody },
    createMember: {
      path: '/management/member/',
      body: { first_name: 'Ali', last_name: 'Valiyev', phone: '+998901230001', gender: 1 },
    },
    changeMember: {
      path: `/management/member/${member}/`,
      body: { first_name: 'Nodira', version: 1 },
    },
    changeMembers: {
      path: '/management/member-list/',
      body: { changes: [{ id: member, is_active: false, version: 1 }] },
    },
    removeMember: { path: `/management/member/${bound}/` },
    syncMember: { path: `/customer/${bound}/sync/` },
    changeFreeze: {
      path: `/management/memberships/${membership}/freeze/`,
      body: { status: 'freeze', start_date: '2026-11-25', end_date: '2026-12-05', version: 1 },
    },
    freezeMembers: {
      path: '/management/memberships/freeze/',
      body: { members: [holder], start_date: '2026-11-25', end_date: '2026-12-05' },
    },
    uploadFile: { path: '/upload/', body: formOf({ file_type: 'document' }) },
    createDocument: { path: `/customer/${member}/document/`, body: { file: loose } },
    removeDocument: { path: `/customer/${member}/document/${document}/` },
    restoreDocument: { path: `/customer/${member}/document/${goneDocument}/restore/` },
    createAlertOutcome: {
      path: '/alerts/outcome/',
      body: { row: birthday * 16 + 3, outcome: 'called', note: 'Rahmat aytdi' },
    },
    createNote: { path: '/customer/note/', body: noteOf('Yakshanba') },
    changeNote: { path: `/customer/note/${note}/`, body: { text: 'Shanba', version: 1 } },
    removeNote: { path: `/customer/note/${note}/` },
    restoreNote: { path: `/customer/note/${goneNote}/restore/` },
    createPayment: {
      path: '/management/payment/',
      body: {
        ...sale,
        payment_date: '2026-11-20',
        date_reason: 'Kecha kiritilmay qolgan',
        discount_value: 10,
        discount_reason: 'Doʻst',
        total: 360_000,
        payments: [
          { payment_method: 3, amount: 60_000 },
          { payment_method: 1, amount: 300_000 },
        ],
      },
    },
    createOneTimePayment: {
      path: '/management/one-time-payment/',
      body: {
        customer: member,
        items: [{ service: 1, quantity: 1, price: 60_000 }],
        payment_method: 3,
        subtotal: 60_000,
        total: 60_000,
        payment_date: today,
        payments: [{ amount: 60_000, payment_method: 3 }],
        check_in: true,
      },
    },
    changePayment: { path: `/management/payment/${payment}/`, body: { ...change, payments } },
    voidPayment: {
      path: `/management/payment/${payment}/void/`,
      body: { void_reason: 1, void_description: 'Summa notoʻgʻri kiritilgan' },
    },
    refundPayment: {
      path: `/management/payment/${payment}/refund/`,
      body: {
        payment_status: 'partial_refund',
        refund_method: 3,
        refund_amount: 50_000,
        refund_reason: 'Mijoz kasal boʻlib qoldi',
      },
    },
    createDeposit: { path: '/management/deposit-payments/', body: depositOf(50_000) },
    changeDeposit: {
      path: `/management/deposit-payments/${deposit}/`,
      body: {
        version: 1,
        amount: 90_000,
        payment_types: [{ payment_method: 3, amount: 90_000 }],
      },
    },
    returnDeposit: {
      path: '/management/deposit-returns/',
      body: {
        gym_customer: member,
        amount: 50_000,
        payment_method: 3,
        reason: 'Boshqa shaharga koʻchib ketdi',
      },
    },
    printReceipt: {
      path: `/management/payment/${payment}/receipt/`,
      body: { reversal: null, language: 'uz', paper: 'roll80' },
    },
    cancelOnlinePayment: { path: `/management/online-payment/${online}/cancel/` },
    playOnlinePayment: {
      path: `/management/online-payment/${online}/sandbox/`,
      body: { paid: false },
    },
    registerCheckin: {
      path: '/check-in/register/',
      body: { customer: holder, plan: membership, confirm: true },
    },
    removeCheckin: { path: `/check-in/register/${visit}/` },
    changeShiftSetting: { path: '/finance/shift-setting/', body: { is_on: true } },
    moveCash: {
      path: `/finance/shift/${shift}/cash/`,
      body: { direction: 'out', amount: 50_000, reason: 'Ichimlik suvi uchun' },
    },
    closeShift: {
      path: `/finance/shift/${shift}/close/`,
      body: { notes: [{ note: 100_000, count: 5 }], coins: 0, difference_reason: 'Qolgani seyfda' },
    },
    closeDay: {
      path: '/finance/closed-day/',
      body: { day: '2026-08-21', reason: 'Oylik hisobot topshirildi' },
    },
    reopenDay: {
      path: `/finance/closed-day/${closedDay}/reopen/`,
      body: { reason: 'Bitta toʻlov kiritilmay qolgan' },
    },
    changeSettings: {
      path: '/management/settings/',
      body: { checkin: { tolerance_minutes: 20 }, version: settings.version },
    },
    changeApprovalSetting: { path: '/finance/approval-setting/', body: { above: 500_000 } },
    approve: {
      path: `/management/payment/${payment}/approve/`,
      body: { action: 'refund', amount: 100_000, staff: 1, pin: '4826' },
      person: 'director',
    },
    approveReturn: {
      path: `/customer/${member}/approve-return/`,
      body: { amount: 50_000, staff: 1, pin: '4826' },
      person: 'director',
    },
    approveDiscount: {
      path: '/management/discount-approval/',
      body: { member, amount: 50_000, staff: 1, pin: '4826' },
      person: 'director',
    },
    changePin: { path: '/staffs/pin/', body: { password: 'Zal-2026', pin: '9071' } },
    createView: { path: '/views/', body: viewOf('Yangi') },
    changeView: { path: `/views/${view}/`, body: { name: 'Qarzlar', version: 1 } },
    removeView: { path: `/views/${view}/` },
    restoreView: { path: `/views/${goneView}/restore/` },
  }
  return { api, calls: new Map(Object.entries(calls)) }
}
