import { Box, Button, Flex, Grid, Input, NativeSelect } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Plus, TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { AmountInput } from '../../../shared/controls/AmountInput.tsx'
import { DateInput } from '../../../shared/controls/DateInput.tsx'
import { FormField } from '../../../shared/controls/FormField.tsx'
import { RateInput } from '../../../shared/controls/RateInput.tsx'
import { type Check, type FieldSources, fieldLabels } from './checks.ts'
import { type FieldName, needsRate } from './review-form.ts'
import type { Review } from './review-state.ts'
import { SourceMark } from './SourceMark.tsx'
import { textFields } from './text-fields.ts'

interface ReviewFieldsProps {
  review: Review
  sources: FieldSources
  /** Currency candidates from the document, the most likely first. */
  currencyCandidates: readonly string[]
  organizationCurrency: string
  errors: Record<string, string>
}

export function ReviewFields({ review, sources, currencyCandidates, organizationCurrency, errors }: ReviewFieldsProps) {
  const { form, checks, setField, setTarget } = review
  const { fields } = form
  const { currency } = fields
  const labels = fieldLabels()
  const [asksPayment, setAsksPayment] = useState(() =>
    textFields.some(({ name, isOfPayment }) => isOfPayment && fields[name] !== ''),
  )
  const attend = (name: FieldName) => ({
    'data-target': name,
    onFocus: () => setTarget({ kind: 'field', name }),
  })
  const isDoubted = (name: FieldName) => checks.some(({ id }) => id === name)
  const field = (name: FieldName, input: ReactNode, label = labels[name]) => (
    <FormField label={label} error={errors[name]} aside={<SourceMark source={sources[name]} />}>
      <DoubtBar isShown={isDoubted(name)}>{input}</DoubtBar>
    </FormField>
  )

  return (
    <Box>
      <Grid
        templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' }}
        columnGap="12px"
        rowGap="14px"
        alignItems="start"
      >
        <Box gridColumn="1 / -1" minW="0">
          {field(
            'merchant',
            <Input
              {...attend('merchant')}
              value={fields.merchant}
              maxLength={200}
              autoComplete="off"
              onChange={(event) => setField('merchant', event.target.value)}
            />,
          )}
        </Box>
        {field('date', <DateInput {...attend('date')} value={fields.date} onChange={(day) => setField('date', day)} />)}
        {field(
          'currency',
          <NativeSelect.Root>
            <NativeSelect.Field
              {...attend('currency')}
              value={fields.currency}
              onChange={(event) => setField('currency', event.target.value)}
            >
              {currencyChoices([organizationCurrency, fields.currency, ...currencyCandidates]).map((code) => (
                <option key={code} value={code}>
                  {code}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>,
        )}
        {(['total', 'tax'] as const).map((name) => (
          <Box key={name} minW="0">
            {field(
              name,
              <AmountInput
                {...attend(name)}
                currency={fields.currency}
                value={fields[name]}
                onChange={(value) => setField(name, value)}
              />,
            )}
          </Box>
        ))}
        {textFields
          .filter(({ isOfPayment }) => asksPayment || !isOfPayment)
          .map(({ name, maxLength, isDay }) => (
            <Box key={name} gridColumn="span 2" minW="0">
              {field(
                name,
                isDay ? (
                  <DateInput {...attend(name)} value={fields[name]} onChange={(day) => setField(name, day)} />
                ) : (
                  <Input
                    {...attend(name)}
                    value={fields[name]}
                    maxLength={maxLength}
                    autoComplete="off"
                    onChange={(event) => setField(name, event.target.value)}
                  />
                ),
              )}
            </Box>
          ))}
        {needsRate(form, organizationCurrency) && (
          <>
            <Box gridColumn="span 2" minW="0">
              {field(
                'rate',
                <RateInput {...attend('rate')} value={fields.rate} onChange={(rate) => setField('rate', rate)} />,
                t`Exchange rate (${currency} to ${{ base: organizationCurrency }})`,
              )}
            </Box>
            <Box gridColumn="span 2" minW="0">
              {field(
                'baseAmount',
                <AmountInput
                  {...attend('baseAmount')}
                  currency={organizationCurrency}
                  value={fields.baseAmount}
                  onChange={(charged) => setField('baseAmount', charged)}
                />,
                t`Charged (${{ base: organizationCurrency }})`,
              )}
            </Box>
          </>
        )}
      </Grid>
      {!asksPayment && (
        <Button variant="ghost" size="sm" mt="10px" onClick={() => setAsksPayment(true)}>
          <Plus size={16} strokeWidth={1.75} aria-hidden />
          {t`Add payment details`}
        </Button>
      )}
      <Doubts checks={checks.filter(({ target }) => target.kind === 'field')} onConfirm={review.resolve} />
    </Box>
  )
}

function DoubtBar({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return (
    <Box position="relative" w="100%">
      {children}
      {isShown && (
        <Box
          position="absolute"
          insetStart="1px"
          insetBlock="1px"
          w="3px"
          bg="warning.solid"
          borderStartRadius="7px"
          zIndex="2"
          pointerEvents="none"
        />
      )}
    </Box>
  )
}

/** Each doubt has its answer: the field above, or a button that confirms its value. */
function Doubts({ checks, onConfirm }: { checks: readonly Check[]; onConfirm: (id: string) => void }) {
  if (checks.length === 0) return null
  return (
    <Box as="ul" mt="8px" listStyleType="none" textStyle="small" color="warning.fg" aria-label={t`To check`}>
      {checks.map(({ id, label, sentence }) => (
        <Flex as="li" key={id} gap="7px" mt="4px" align="flex-start">
          <Box as="span" flexShrink="0" mt="1px" aria-hidden>
            <TriangleAlert size={15} strokeWidth={2} />
          </Box>
          <Box as="span" flex="1">
            {namesField(sentence, label) ? sentence : t`${label}: ${sentence}`}
          </Box>
          <Button
            size="xs"
            variant="outline"
            colorPalette="gray"
            aria-label={t`Confirm: ${label}`}
            onClick={() => onConfirm(id)}
          >
            {t`Confirm`}
          </Button>
        </Flex>
      ))}
    </Box>
  )
}

function namesField(sentence: string, label: string): boolean {
  return sentence.toLowerCase().includes(label.toLowerCase())
}

/** Returns the likely currencies, then all that the browser knows, as codes. */
function currencyChoices(likely: readonly string[]): string[] {
  const known = new Set(Intl.supportedValuesOf('currency'))
  const codes = likely.map((code) => code.toUpperCase()).filter((code) => /^[A-Z]{3}$/.test(code))
  return [...new Set([...codes, ...known])]
}
