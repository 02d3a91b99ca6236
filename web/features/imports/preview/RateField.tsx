import { Box, Button, Field, Flex, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { CircleAlert } from 'lucide-react'
import { useRef, useState } from 'react'
import { type ImportRateLineFragment, useSetImportRateMutation } from '../../../generated.ts'
import { RateInput } from '../../../shared/controls/RateInput.tsx'
import { formatDay } from '../../../shared/format/dates.ts'
import { inLocale } from '../../../shared/format/decimal-text.ts'
import { isAmount, signOf } from '../../../shared/format/decimals.ts'
import { messageOf } from '../../../shared/format/errors.ts'
import { useLocale } from '../../../shared/format/locale.ts'

interface RateFieldProps {
  importId: string
  line: ImportRateLineFragment
  base: string
  mayChange: boolean
  onEditing: (isEditing: boolean) => void
}

/** Edits the exchange rate of a currency. Enter or leaving the field saves, and Escape cancels. */
export function RateField({ importId, line, base, mayChange, onEditing }: RateFieldProps) {
  const { currency, rate } = line
  const locale = useLocale()
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [setRate, { loading }] = useSetImportRateMutation()
  const isOpen = rate === null && typed === null

  // The value being sent, so that Enter followed by leaving the field saves once.
  const sent = useRef<string | null>(null)

  const send = async (value: string | null) => {
    if (value !== null && !(isAmount(value) && signOf(value) > 0)) {
      const example = inLocale('1.0842', locale)
      return setProblem(t`Enter a positive number, such as ${example}.`)
    }
    sent.current = typed
    onEditing(true)
    try {
      await setRate({ variables: { id: importId, currency, rate: value } })
      // Keeps text that was typed in the meantime.
      setTyped((now) => (now === typed ? null : now))
      setProblem(null)
    } catch (error) {
      setProblem(messageOf(error))
    } finally {
      sent.current = null
      onEditing(false)
    }
  }
  const goBack = () => {
    setTyped(null)
    setProblem(null)
  }
  const sendTyped = () => {
    if (typed === null || typed === sent.current) return
    if (typed === (rate ?? '')) return goBack()
    void send(typed.trim() === '' ? null : typed)
  }

  return (
    <Field.Root invalid={problem !== null} w={{ md: '292px' }} flexShrink="0" gap="6px">
      <Flex align="center" gap="8px" textStyle="strong" minH={mayChange ? { md: '40px' } : undefined}>
        {mayChange ? (
          <>
            <Field.Label textStyle="strong" whiteSpace="nowrap" minW="56px">
              1 {currency} =
            </Field.Label>
            <RateInput
              aria-label={t`Exchange rate (${currency} to ${base})`}
              placeholder=""
              w="132px"
              value={typed ?? rate ?? ''}
              onChange={setTyped}
              onBlur={sendTyped}
              onKeyDown={({ key }) => {
                if (key === 'Enter') sendTyped()
                if (key === 'Escape') goBack()
              }}
              aria-busy={loading}
              {...(isOpen && { borderColor: 'warning.solid', borderWidth: '2px' })}
            />
            <span>{base}</span>
          </>
        ) : (
          rate !== null && `1 ${currency} = ${inLocale(rate, locale)} ${base}`
        )}
      </Flex>
      {problem ? (
        <Field.ErrorText>
          <CircleAlert size={15} strokeWidth={2} aria-hidden />
          {problem}
        </Field.ErrorText>
      ) : (
        <Field.HelperText as="div">
          <Source line={line} onBack={mayChange ? () => void send(null) : null} />
        </Field.HelperText>
      )}
    </Field.Root>
  )
}

interface SourceProps {
  line: ImportRateLineFragment
  /** Resets to the last rate or to none. Null for users who cannot edit. */
  onBack: (() => void) | null
}

function Source({ line: { source, rate, lastRate, lastRateDay }, onBack }: SourceProps) {
  const locale = useLocale()
  if (source === null) {
    return (
      <Text as="span" color="warning.fg">
        {onBack ? t`No earlier rate. Enter one to import these rows.` : t`No earlier rate`}
      </Text>
    )
  }
  const day = lastRateDay && formatDay(lastRateDay, locale)
  if (source === 'LAST_TIME') return day ? t`Last rate, from ${day}` : t`Last rate`
  if (!lastRate || lastRate === rate || !onBack) return t`Set for this file`
  const last = inLocale(lastRate, locale)
  return (
    <Box as="span">
      {t`Set for this file.`}{' '}
      <Button variant="plain" colorPalette="accent" textStyle="small" h="auto" onClick={onBack}>
        {day ? t`Use ${last} from ${day}` : t`Use ${last}`}
      </Button>
    </Box>
  )
}
