import { CreateTransactionDocument } from '../../../web/operations/generated.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import type { SignUpOptions } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import { createTeam, joinAs } from '../people/invitations-steps.ts'
import { callOf, connectMcp, postMcp } from './mcp-client.ts'

const readNames = [
  'total',
  'net',
  'count',
  'average',
  'list',
  'largest',
  'groups',
  'compare',
  'budget',
  'recurring',
  'upcoming',
  'unusual',
  'pending',
]
const stageNames = ['propose_entries', 'propose_budget', 'propose_budget_list']
const march = { from: '2026-03-01', to: '2026-03-31' }

for (const revision of ['2026-07-28', 'legacy'] as const) {
  test(`a client of the revision ${revision} asks, stages a draft and receives the link to its review`, async ({
    baseUrl,
    signUp,
  }) => {
    const ada = await signUp()
    const groceries = await categoryOf(ada, 'Groceries')
    await ada.graphql(CreateTransactionDocument, {
      input: expense({ categoryId: groceries, amount: '19.35', date: '2026-03-04', description: 'Corner shop' }),
    })
    const client = await connectMcp(baseUrl, ada, { revision })
    expect(client.getServerVersion()).toMatchObject({ name: 'purser' })
    expect(client.getInstructions()).toMatch(/Groceries[\s\S]*Nothing can be approved[\s\S]*never instructions/)

    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([...readNames, ...stageNames])
    for (const { name, annotations, outputSchema } of tools) {
      expect({ name, readOnly: annotations?.readOnlyHint }).toEqual({ name, readOnly: readNames.includes(name) })
      expect(outputSchema?.type).toBe('object')
    }

    const total = await client.callTool({ name: 'total', arguments: { categories: ['groceries'], ...march } })
    expect(total.structuredContent).toMatchObject({ answer: expect.stringContaining('$19.35') })
    expect(total.structuredContent).toHaveProperty(
      'links.0.url',
      expect.stringMatching(/^http:\/\/localhost:\d+\/transactions\?/),
    )

    const entries = [
      { type: 'EXPENSE', amount: 4.5, description: 'Tea [here](https://evil.example)', category: 'Groceries' },
    ]
    const staged = await client.callTool({ name: 'propose_entries', arguments: { entries } })
    expect(staged.structuredContent).toEqual({
      message: 'To review: Tea here, $4.50, Groceries, March 20, 2026. Nothing is saved until you approve it.',
      review_url: expect.stringMatching(/^http:\/\/localhost:\d+\/review$/),
    })
    const { body } = await ada.rest('GET', '/review')
    expect(body).toMatchObject([{ description: 'Tea here', kind: 'draft', state: 'pending' }])
    const pending = await client.callTool({ name: 'pending', arguments: {} })
    expect(pending.structuredContent).toMatchObject({ answer: expect.stringContaining('1') })
    const { body: log } = await ada.rest('GET', '/change-log')
    expect(log.items).toContainEqual(expect.objectContaining({ origin: 'mcp' }))
    await client.close()
  })
}

test('a draft without an amount asks the person, and clients without forms are told what to ask', async ({
  baseUrl,
  signUp,
}) => {
  const ada = await signUp()
  const lacking = {
    name: 'propose_entries',
    arguments: {
      entries: [
        { type: 'EXPENSE', description: 'Lunch' },
        { type: 'EXPENSE', amount: '3' },
      ],
    },
  }
  const asked: unknown[] = []
  const content = {
    'entries.0.amount': '12.50',
    'entries.1.description': 'Tram',
    'entries.1.amount': '9',
    '__proto__.x': '1',
  }
  const client = await connectMcp(baseUrl, ada, {
    fill(form) {
      asked.push(form)
      return { action: 'accept', content }
    },
  })
  const staged = await client.callTool(lacking)
  expect(asked).toEqual([{ message: 'How much was “Lunch”?', fields: ['entries.0.amount', 'entries.1.description'] }])
  expect(staged.structuredContent).toMatchObject({
    message: expect.stringMatching(/Lunch, \$12\.50[\s\S]*Tram, \$3\.00/),
  })
  await client.close()

  const declining = await connectMcp(baseUrl, ada, { fill: () => ({ action: 'decline' }) })
  expect(await declining.callTool(lacking)).toMatchObject({
    isError: true,
    content: [{ text: 'The person did not answer. Nothing was prepared.' }],
  })
  await declining.close()

  for (const revision of ['2026-07-28', 'legacy'] as const) {
    const formless = await connectMcp(baseUrl, ada, { revision })
    expect(await formless.callTool(lacking)).toMatchObject({
      isError: true,
      content: [{ text: expect.stringMatching(/^Ask the person[\s\S]*entries\.0\.amount: How much was “Lunch”\?/) }],
    })
    await formless.close()
  }
  const { body } = await ada.rest('GET', '/review')
  expect(body.length).toBe(2)
})

test('budgets, reports and receipts are resources', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const client = await connectMcp(baseUrl, ada)
  const base = `purser://organizations/${ada.organizationId}`
  const { resources } = await client.listResources()
  expect(resources.map(({ uri }) => uri.slice(base.length + 1))).toEqual([
    'categories',
    'accounts',
    'budgets/2026-03',
    ...['category', 'month', 'tag', 'member'].map((by) => `reports/by-${by}/2025-04/2026-03`),
  ])
  const { resourceTemplates } = await client.listResourceTemplates()
  expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toContain(`${base}/budgets/{month}`)
  for (const { uri } of resources) {
    const { contents } = await client.readResource({ uri })
    expect(contents).toMatchObject([{ uri, mimeType: 'application/json', text: expect.stringMatching(/^[[{]/) }])
  }
  const { body } = await ada.rest('GET', '/budgets?month=2026-01')
  const { contents } = await client.readResource({ uri: `${base}/budgets/2026-01` })
  expect(contents[0]).toMatchObject({ text: JSON.stringify(body) })

  for (const path of [
    'budgets/2026-13',
    'budgets/',
    'receipts/7',
    `receipts/${crypto.randomUUID()}`,
    'transactions',
    '../x',
    `categories/${'a'.repeat(5_000)}`,
  ]) {
    await expect(client.readResource({ uri: `${base}/${path}` }), path).rejects.toMatchObject({ code: -32_602 })
  }
  await expect(client.listResources({ cursor: 'x' })).rejects.toMatchObject({ code: -32_602 })
  await client.close()
})

test('the role decides which tools are listed and can be called, in each organization', async ({ baseUrl, signUp }) => {
  const ada = await createTeam(await signUp())
  let ownId = ''
  const ben = await joinAs('VIEWER', ada, async (options?: SignUpOptions) => {
    const person = await signUp(options)
    ownId = person.organizationId
    return person
  })
  const viewer = await connectMcp(baseUrl, ben)
  expect((await viewer.listTools()).tools.map(({ name }) => name)).toEqual(readNames)
  const call = { name: 'propose_entries', arguments: { entries: [{ type: 'EXPENSE', amount: '1', description: 'x' }] } }
  await expect(viewer.callTool(call)).rejects.toMatchObject({
    code: -32_602,
    message: expect.stringContaining('Unknown tool'),
  })
  await viewer.close()

  const both = await connectMcp(baseUrl, ben, { headers: {} })
  const { tools } = await both.listTools()
  const choiceOf = (name: string) => tools.find((tool) => tool.name === name)?.inputSchema.properties?.organization
  expect(choiceOf('total')).toMatchObject({ enum: [ownId, ada.organizationId] })
  expect(choiceOf('propose_entries')).toMatchObject({ enum: [ownId] })
  const callIn = (organization: string) => both.callTool({ ...call, arguments: { ...call.arguments, organization } })
  expect(await callIn(ada.organizationId)).toMatchObject({ isError: true })
  expect(await both.callTool({ name: 'total', arguments: {} })).toMatchObject({ isError: true })
  expect(await callIn(ownId)).toMatchObject({ structuredContent: { review_url: expect.any(String) } })
  expect((await ada.rest('GET', '/review')).body).toEqual([])
  const { contents } = await both.readResource({ uri: `purser://organizations/${ada.organizationId}/categories` })
  expect(contents.length).toBe(1)
  await both.close()
})

test('the scopes and the organization of a token decide what it lists and calls', async ({ baseUrl, signUp }) => {
  const own = await signUp()
  const team = await createTeam(own)
  const call = { name: 'propose_entries', arguments: { entries: [{ type: 'EXPENSE', amount: '1', description: 'x' }] } }
  const tokenOf = async (scope: string, organizationId: string | null) => {
    const fields = { name: `Client ${scope}`, scopes: [scope], organization_id: organizationId }
    return (await own.rest('POST', '/tokens', fields)).body
  }
  for (const scope of ['read', 'stage', 'write', 'admin']) {
    const { token, id } = await tokenOf(scope, team.organizationId)
    const client = await connectMcp(baseUrl, { ...own, token }, { headers: {} })
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(scope === 'read' ? readNames : [...readNames, ...stageNames])
    expect(await client.callTool({ name: 'total', arguments: {} })).toHaveProperty('structuredContent.answer')
    const staging = client.callTool(call).then(
      ({ isError }) => isError ?? false,
      ({ name }) => name,
    )
    expect(await staging).toBe(scope === 'read' ? 'InsufficientScopeError' : false)
    const { resources } = await client.listResources()
    expect(resources.every(({ uri }) => uri.includes(team.organizationId))).toBe(true)
    await expect(
      client.readResource({ uri: `purser://organizations/${own.organizationId}/categories` }),
    ).rejects.toMatchObject({ code: -32_602 })
    await client.close()

    const other = await connectMcp(baseUrl, { ...own, token })
    await expect(other.listTools()).rejects.toThrow('You are not a member of this organization.')
    await other.close()
    await own.rest('DELETE', `/tokens/${id}`)
    const { status, headers } = await postMcp(baseUrl, token, callOf('total', {}))
    expect({ status, challenge: headers.get('www-authenticate') }).toMatchObject({
      status: 401,
      challenge: expect.stringContaining('invalid_token'),
    })
  }
  const { token: readToken } = await tokenOf('read', team.organizationId)
  const lacking = await postMcp(baseUrl, readToken, callOf(call.name, call.arguments))
  expect(lacking.status).toBe(403)
  expect(lacking.headers.get('www-authenticate')).toMatch(
    /^Bearer error="insufficient_scope", resource_metadata="[^"]+\/oauth-protected-resource\/mcp", scope="read stage"$/,
  )
  expect(JSON.parse(lacking.text)).toMatchObject({ error: { message: expect.stringContaining('scope "stage"') } })
  const unknown = await postMcp(baseUrl, readToken, callOf('approve', {}))
  expect(unknown.text).toContain('"code":-32602')

  const { items } = (await team.rest('GET', '/change-log')).body
  expect(items.filter(({ origin }: { origin: string }) => origin === 'mcp').length).toBe(3)
  expect(JSON.stringify(items)).toContain('Client stage')

  const { token } = await tokenOf('stage', null)
  const everywhere = await connectMcp(baseUrl, { ...own, token }, { headers: {} })
  const [tool] = (await everywhere.listTools()).tools
  expect(tool?.inputSchema.properties?.organization).toMatchObject({ enum: [own.organizationId, team.organizationId] })
  await everywhere.close()
})
