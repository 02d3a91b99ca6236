import { msg } from '@lingui/core/runtime-macro'
import { render } from '../../base/text.ts'
import type { ArchiveEntity, Column } from './columns.ts'

type Shape = Record<string, unknown>

export function archiveJsonSchema(nouns: readonly ArchiveEntity[]): Shape {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'An archive of Purser, version 1',
    description:
      'json/organization.json and manifest.json are one object each. Every other file json/<noun>.ndjson has one ' +
      'object a line, in an order in which each comes after those that it stands on.',
    $defs: {
      manifest,
      organization,
      ...Object.fromEntries(nouns.map((noun) => [noun.name, shapeOf(noun)])),
    },
  }
}

function shapeOf({ about, columns }: ArchiveEntity): Shape {
  return objectOf(about, Object.fromEntries(columns.map((column) => [column.name, fieldOf(column)])))
}

function fieldOf({ type, about, nullable, refersTo }: Column): Shape {
  const { type: plain, ...rest } = types[type]
  const target = refersTo === 'payers' ? 'members' : refersTo
  const description = target ? `${about} An id in json/${target}.ndjson.` : about
  return { ...(plain && { type: nullable ? [plain, 'null'] : plain }), ...rest, description }
}

const id = { type: 'string', format: 'uuid' }

const types: Record<Column['type'], { type?: string } & Shape> = {
  id,
  text: { type: 'string' },
  whole: { type: 'integer' },
  number: { type: 'number' },
  flag: { type: 'boolean' },
  day: { type: 'string', format: 'date' },
  moment: { type: 'string', format: 'date-time' },
  hash: { type: 'string', pattern: '^[0-9a-f]{64}$' },
  ids: { type: 'array', items: id },
  texts: { type: 'array', items: { type: 'string' } },
  json: {},
}

function objectOf(description: string, properties: Record<string, Shape>): Shape {
  return { description, type: 'object', required: Object.keys(properties), properties }
}

const string = (description: string) => ({ type: 'string', description })
const integer = (description: string) => ({ type: 'integer', description })
const moment = (description: string) => ({ ...string(description), format: 'date-time' })

const organization = objectOf('What the books are kept by.', {
  name: string('As people see it.'),
  kind: string('PERSONAL or TEAM.'),
  currency: string('ISO 4217: what everything is summed in.'),
  month_start_day: integer('The day on which a month begins, 1 to 28.'),
  time_zone: string('IANA.'),
  attaches_receipts: { type: 'boolean', description: 'Whether receipts that surely match are attached by themselves.' },
  mail_senders: { ...types.texts, description: 'The addresses and domains whose emails are accepted.' },
  created_at: moment('When it was made.'),
})

const manifest = objectOf('What is in the archive.', {
  format: { const: 'purser-archive' },
  version: { const: 1 },
  app_version: string('Of the program that made it.'),
  exported_at: moment('At what moment it was read.'),
  exported_by: objectOf('Who asked for it, and so may see what is in it.', { id, name: string('Their name.') }),
  organization: objectOf('Whose books these are.', {
    id,
    name: string('As people see it.'),
    currency: string('ISO 4217.'),
  }),
  counts: {
    type: 'object',
    additionalProperties: { type: 'integer' },
    description: 'How many there are of each noun.',
  },
  files: {
    type: 'array',
    description: 'Every other file.',
    items: objectOf('A file.', {
      path: string('Its name in the archive.'),
      size: integer('Bytes.'),
      sha256: string('In hexadecimal.'),
    }),
  },
  missing: {
    type: 'array',
    items: { type: 'string' },
    description: 'Names of files that were gone from the storage.',
  },
})

/** @returns the text of README.txt, in the language of the user who exports */
export function readmeOf(organization: string, exportedAt: string): string {
  const parts = [
    ['manifest.json', msg`the contents of this archive, with the size and SHA-256 of every file`],
    ['schema.json', msg`the meaning of each field (JSON Schema)`],
    ['json/', msg`all data, one record per line, with amounts in the smallest unit of their currency`],
    ['csv/', msg`transactions, budgets and categories for a spreadsheet`],
    ['files/', msg`receipts and other files, exactly as uploaded`],
    ['pages/', msg`pictures of their pages`],
  ] as const
  return `${render(msg`${{ organization }}, exported from Purser at ${{ time: exportedAt }}.`)}

${parts.map(([name, meaning]) => `${name.padEnd(16)}${render(meaning)}`).join('\n')}

${render(msg`To import this archive, open Transactions in Purser and choose Import. Keep it safe: anyone who has it can read all of it.`)}
`
}
