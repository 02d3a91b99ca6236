import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { getNamedType, isObjectType, isRequiredArgument, parse } from 'graphql'
import { CreateTransactionDocument } from '../../../web/operations/generated.ts'
import { exampleOf, schema, selectAll } from '../../support/every-field.ts'
import { UpdateOrganizationDocument } from '../../support/generated.ts'
import { expense } from '../../support/ledger.ts'
import { expect, test } from '../../support/test.ts'

const message = schema.getType('LedgerChanges')
const fields = isObjectType(message) ? Object.values(message.getFields()) : []
const withFields = fields.filter(({ type }) => isObjectType(getNamedType(type)))

test.for(withFields.map((field) => ({ field, name: field.name })))(
  'a change of the organization and of a record arrives live with every field of $name',
  async ({ field, name }, { signUp }) => {
    const ada = await signUp()
    const required = field.args.filter(isRequiredArgument)
    const declared = required.map((arg) => `$${arg.name}: ${arg.type}`).join(', ')
    const passed = required.map((arg) => `${arg.name}: $${arg.name}`).join(', ')
    const followed = await ada.subscribe(
      parse(`subscription${declared && `(${declared})`} {
        ledgerChanged { at: number ${name}${passed && `(${passed})`} ${selectAll(field.type, 3)} }
      }`) as TypedDocumentNode<{ ledgerChanged: { at: number } }, Record<string, unknown>>,
      { ...Object.fromEntries(required.map((arg) => [arg.name, exampleOf(arg.type)])), year: 2026 },
    )
    const { at } = followed.first.ledgerChanged
    await ada.graphql(UpdateOrganizationDocument, { changes: { name: 'Quarterly' } })
    await ada.graphql(CreateTransactionDocument, { input: expense({ description: 'Lunch', amount: '2.50' }) })
    let reached = at
    while (reached < at + 2) reached = (await followed.next()).ledgerChanged.at
    expect(reached).toBe(at + 2)
    await followed.stop()
  },
)
