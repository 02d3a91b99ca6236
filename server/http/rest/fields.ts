import { msg } from '@lingui/core/runtime-macro'
import { z } from 'zod'
import { scopes } from '../../adapters/identity.ts'
import { AppError } from '../../base/errors.ts'
import { fieldText, render, type Text, verbatim } from '../../base/text.ts'
import { textMatches } from '../../ledger/rules/read.ts'
import { eventKinds, loggedKinds, trashKinds } from '../../platform/records/kinds-generated.ts'
import { origins } from '../../platform/tenancy/origin.ts'
import { JsonNumber } from '../json-number.ts'
import type { JsonSchema } from './json-schema.ts'

/** The fields of a REST body or query, by name. Every other field is refused. */
export type Fields = z.ZodObject<Record<string, z.ZodType>>

/** The fields of a request, with numbers as they were written. The operation's input type checks their values. */
// biome-ignore lint/suspicious/noExplicitAny: the boundary between JSON and the schema's types.
export type ParsedFields = Record<string, any>

interface FieldError {
  error(issue: { input?: unknown }): string
}

interface FieldKind {
  /** The text for another value. */
  expected: Text
  schema(error: FieldError): z.ZodType
}

const withDigits = (value: unknown) => (value instanceof JsonNumber ? value.source : value)
const uuid = { type: 'string', format: 'uuid' }
const id = (error: FieldError) => z.guid(error).toLowerCase().meta({ json: uuid })
const decimal = (error: FieldError) =>
  z.preprocess(withDigits, z.string(error)).meta({ json: { type: ['number', 'string'], examples: ['12.34'] } })

/** Accepts a few words in any case. The schema writes them in capitals. */
function choice(...values: readonly string[]): FieldKind {
  const upper = (value: unknown) => (typeof value === 'string' ? value.toUpperCase() : value)
  return {
    expected: msg`Choose ${{ choices: values.slice(0, -1).join(', ') }} or ${{ last: values.at(-1) }}.`,
    schema: (error) =>
      z
        .preprocess(upper, z.enum(values.map((word) => word.toUpperCase()) as [string, ...string[]], error))
        .meta({ json: { type: 'string', enum: values } }),
  }
}

/** Accepts a list of such words. */
function choices(...values: readonly string[]): FieldKind {
  const { schema } = choice(...values)
  return {
    expected: msg`Send a list of ${{ choices: values.slice(0, -1).join(', ') }} or ${{ last: values.at(-1) }}.`,
    schema: (error) => z.array(schema(error), error),
  }
}

const lower = (values: readonly string[]) => values.map((word) => word.toLowerCase())

const kinds = {
  text: { expected: msg`Send a string.`, schema: (error) => z.string(error) },
  decimal: { expected: msg`Enter an amount, such as 12.34.`, schema: decimal },
  integer: {
    expected: msg`Send a whole number.`,
    schema: (error) =>
      z
        .preprocess(
          withDigits,
          z
            .string(error)
            .refine((digits) => /^-?\d{1,9}$/.test(digits), error)
            .transform(Number),
        )
        .meta({ json: { type: 'integer' } }),
  },
  day: {
    expected: msg`Send a date as yyyy-MM-dd.`,
    schema: (error) => z.string(error).meta({ json: { type: 'string', format: 'date' } }),
  },
  month: {
    expected: msg`Send a month as yyyy-MM.`,
    schema: (error) =>
      z.string(error).meta({ json: { type: 'string', pattern: '^(19\\d\\d|2[01]\\d\\d|2200)-\\d{2}$' } }),
  },
  id: { expected: msg`Send an ID.`, schema: id },
  ids: {
    expected: msg`Send IDs separated by commas.`,
    schema: (error) =>
      z
        .preprocess((value) => (typeof value === 'string' ? value.split(',') : value), z.array(id(error), error))
        .meta({ json: { anyOf: [{ type: 'string' }, { type: 'array', items: uuid }] } }),
  },
  'string[]': { expected: msg`Send a list of strings.`, schema: (error) => z.array(z.string(error), error) },
  splits: {
    expected: msg`Send a list of splits, each with category_id, amount or percent, and note.`,
    schema: (error) => {
      const split = z.strictObject(
        {
          category_id: id(error).nullish(),
          amount: decimal(error).nullish(),
          percent: decimal(error).nullish(),
          note: z.string(error).nullish(),
        },
        error,
      )
      return z.array(
        split.transform(({ category_id: categoryId, ...rest }) => ({ ...rest, categoryId })),
        error,
      )
    },
  },
  boolean: {
    expected: msg`Send true or false.`,
    schema: (error) =>
      z
        .preprocess((value) => (value === 'true' ? true : value === 'false' ? false : value), z.boolean(error))
        .meta({ json: { type: 'boolean' } }),
  },
  transactionType: choice('Expense', 'Income'),
  accountKind: choice('Current', 'Savings', 'Cash', 'Card', 'Loan', 'Asset'),
  accountGroup: choice('Everyday', 'Savings', 'Cards', 'Loans', 'Assets'),
  statementKind: choice('Statement', 'Count', 'Value'),
  viewPage: choice('Transactions', 'Reports'),
  state: choice('Staging', 'Processed', 'Discarded'),
  role: choice('Owner', 'Admin', 'Member', 'Viewer'),
  scopes: {
    expected: msg`Send a list of read, stage, write and admin.`,
    schema: (error) => z.array(choice(...scopes).schema(error), error),
  },
  kind: choice('personal', 'team'),
  trash: choice(...trashKinds),
  record: choice(...loggedKinds),
  action: choice('created', 'updated', 'deleted'),
  origin: choice(...origins),
  actions: choices('created', 'updated', 'deleted'),
  eventKinds: choices(...eventKinds),
  frequency: choice('weekly', 'monthly', 'yearly'),
  weekend: choice('none', 'before', 'after'),
  match: choice(...lower(textMatches)),
  verdict: choice('new', 'changed', 'there', 'possible'),
  format: choice('csv', 'xlsx', 'json'),
} satisfies Record<string, FieldKind>

type FieldType = keyof typeof kinds

/** The texts of the errors by what Zod passes on: their English. */
const textsByMessage = new Map<string, Text>()

function messageOf(text: Text): string {
  const message = render(text, 'en')
  textsByMessage.set(message, text)
  return message
}

const isMissing = msg`This is required.`
const unknownField = msg`Unknown field.`
/** Texts that do not name the field. */
const generalTexts = new Set([isMissing, unknownField, ...Object.values(kinds).map(({ expected }) => expected)])

export const fields = (shape: Record<string, z.ZodType>): Fields => z.strictObject(shape)

export function required(type: FieldType, about = '', missing = isMissing): z.ZodType {
  return described(kinds[type].schema(errorOf(type, missing)), about)
}

export function optional(type: FieldType, about = ''): z.ZodType {
  return described(kinds[type].schema(errorOf(type, kinds[type].expected)).nullish(), about)
}

/** Null clears a text. Undefined, for a field that was not sent, keeps it. */
export const emptyIfNull = (text: string | null | undefined) => (text === null ? '' : text)

/** A field that must be sent. Its value can be null. */
export function requiredNullable(type: FieldType, about: string, missing: Text): z.ZodType {
  return described(kinds[type].schema(errorOf(type, missing)).nullable(), about)
}

function errorOf(type: FieldType, missing: Text): FieldError {
  const [missingMessage, expectedMessage] = [messageOf(missing), messageOf(kinds[type].expected)]
  return { error: ({ input }) => (input == null ? missingMessage : expectedMessage) }
}

const described = (schema: z.ZodType, description: string) => (description ? schema.meta({ description }) : schema)

/** An error whose fields have the names that the client sent. */
export class SentFieldsError extends AppError {}

/** @throws SentFieldsError INVALID_INPUT with every field that is unknown, missing or of another type */
export function parseFields(fields: Fields, sent: Record<string, unknown>): ParsedFields {
  const { data, error } = fields.safeParse(sent)
  if (!error) return data
  const problems: Record<string, Text> = {}
  for (const issue of error.issues) {
    if (issue.code !== 'unrecognized_keys' || issue.path.length > 0) continue
    for (const name of issue.keys) problems[name] = unknownField
  }
  for (const { path, message } of error.issues) {
    if (path.length > 0) problems[String(path[0])] ??= textsByMessage.get(message) ?? verbatim(message)
  }
  const [name = '', text = verbatim('')] = Object.entries(problems)[0] ?? []
  throw new SentFieldsError('INVALID_INPUT', generalTexts.has(text) ? fieldText(name, text) : text, problems)
}

/** The JSON Schema of the fields, as a client sends them. */
export function schemaOfFields(fields: Fields): { properties: Record<string, JsonSchema>; required: string[] } {
  const { $schema, properties, ...schema } = z.toJSONSchema(fields, {
    io: 'input',
    unrepresentable: 'any',
    override({ jsonSchema }) {
      const { json, description } = jsonSchema as JsonSchema
      if (!json) return
      for (const key of Object.keys(jsonSchema)) delete (jsonSchema as JsonSchema)[key]
      Object.assign(jsonSchema, json, description === undefined ? {} : { description })
    },
  })
  const required = Object.entries(fields.shape).flatMap(([name, field]) => (isOptional(field) ? [] : [name]))
  return { ...schema, properties: properties as Record<string, JsonSchema>, required }
}

const isOptional = (field: z.ZodType) => field.safeParse(undefined).success
