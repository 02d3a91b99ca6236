import { useApolloClient } from '@apollo/client/react'
import { Box, Flex } from '@chakra-ui/react'
import { plural, t } from '@lingui/core/macro'
import { CopyCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { LikeTransactionsDocument, type TransactionRowFragment } from '../../../generated.ts'
import { TextLink } from '../../../shared/controls/TextLink.tsx'
import { Amount } from '../../../shared/display/Amount.tsx'
import { DateLabel } from '../../../shared/display/DateLabel.tsx'
import { addDays, daysBetween } from '../../../shared/format/dates.ts'
import { isAmount, signOf } from '../../../shared/format/decimals.ts'
import { nameOf } from '../list-rows.ts'
import type { FormValues } from './form-values.ts'

/** Debounce time of the search for similar transactions, in milliseconds. */
const pause = 400
const nearby = 3

export function DuplicateHint({ values }: { values: FormValues }) {
  const like = useLikeTransaction(values)
  if (!like) return null
  const days = Math.abs(daysBetween(values.date, like.date))
  return (
    <Flex
      role="status"
      gap="8px"
      px="12px"
      py="9px"
      borderRadius="control"
      bg="warning.subtle"
      color="fg"
      textStyle="small"
      align="flex-start"
    >
      <Box color="warning.fg" pt="1px" aria-hidden>
        <CopyCheck size={16} strokeWidth={1.75} />
      </Box>
      <Box>
        {days === 0
          ? t`Same day, same amount:`
          : t`${plural(days, { one: 'Same amount, # day apart:', other: 'Same amount, # days apart:' })}`}{' '}
        <TextLink to={`/transactions?from=${like.date}&to=${like.date}`}>
          {nameOf(like)}, <Amount {...like.amount} type={like.type} />, <DateLabel day={like.date} />
        </TextLink>
      </Box>
    </Flex>
  )
}

function useLikeTransaction({ type, amount, currency, date, description }: FormValues): TransactionRowFragment | null {
  const client = useApolloClient()
  const [found, setFound] = useState<{ of: string; like: TransactionRowFragment | null }>({ of: '', like: null })
  const isAsked =
    currency === null && isAmount(amount) && signOf(amount) > 0 && Boolean(date) && description.trim() !== ''
  const question = isAsked ? `${type} ${amount} ${date} ${description.trim()}` : ''

  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is made of all that is asked
  useEffect(() => {
    if (!question) return
    let isCurrent = true
    const ask = async () => {
      const filter = { type, min: amount, max: amount, from: addDays(date, -nearby), to: addDays(date, nearby) }
      const { data } = await client.query({
        query: LikeTransactionsDocument,
        variables: { filter },
        fetchPolicy: 'no-cache',
      })
      const others = data?.transactions.edges.map(({ node }) => node) ?? []
      const like = others.find((other) => isLike(description, other.description)) ?? null
      if (isCurrent) setFound({ of: question, like })
    }
    const timer = setTimeout(() => void ask().catch(() => undefined), pause)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [client, question])

  return question !== '' && found.of === question ? found.like : null
}

/** Returns true if two names share a word or the beginning of one. Case and accents are ignored. */
export function isLike(a: string, b: string): boolean {
  const [words, others] = [wordsIn(a), wordsIn(b)]
  return words.some((word) => others.some((other) => word.startsWith(other) || other.startsWith(word)))
}

function wordsIn(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= 3)
  return words.length > 0 ? words : [plain.trim()].filter(Boolean)
}
