import { Box, Flex, Text } from '@chakra-ui/react'
import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { useOrganization } from '../../../app/session/organization.tsx'
import type { ImportSheetFragment } from '../../../generated.ts'
import { Amount } from '../../../shared/display/Amount.tsx'
import { Panel } from '../../../shared/display/Panel.tsx'
import { useLocale } from '../../../shared/format/locale.ts'
import { rowsText } from '../labels.ts'
import { RateField } from './RateField.tsx'

interface RatesPanelProps {
  found: ImportSheetFragment
  mayChange: boolean
  onEditing: (isEditing: boolean) => void
}

export function RatesPanel({ found: { id, rates }, mayChange, onEditing }: RatesPanelProps) {
  const { currency: base } = useOrganization()
  const locale = useLocale()
  const names = new Intl.DisplayNames(i18n.locale, { type: 'currency' })
  if (rates.length === 0) return null
  return (
    <Panel title={t`Other currencies`} note={t`Rates to ${base}`} isList>
      {rates.map((line) => (
        <Flex
          key={line.currency}
          role="group"
          aria-label={names.of(line.currency) ?? line.currency}
          direction={{ base: 'column', md: 'row' }}
          gap={{ base: '10px', md: '24px' }}
          px={{ base: '16px', md: '20px' }}
          py="12px"
          borderTopWidth="1px"
          borderColor="border.muted"
        >
          <Box flex="1" minW="0">
            <Text textStyle="strong">{names.of(line.currency)}</Text>
            <Flex gap="2px 12px" wrap="wrap" textStyle="small" color="fg.muted">
              {rowsText(line.rowCount, locale)}
              <InAndOut moneyIn={line.moneyIn} moneyOut={line.moneyOut} />
            </Flex>
          </Box>
          <RateField importId={id} line={line} base={base} mayChange={mayChange} onEditing={onEditing} />
          <Flex
            w={{ md: '132px' }}
            minH={mayChange ? { md: '40px' } : undefined}
            gap="2px 12px"
            direction={{ md: 'column' }}
            justify={{ md: 'center' }}
            align={{ md: 'flex-end' }}
            wrap={{ base: 'wrap', md: 'nowrap' }}
            fontWeight="500"
          >
            {line.baseIn && line.baseOut && <InAndOut moneyIn={line.baseIn} moneyOut={line.baseOut} />}
          </Flex>
        </Flex>
      ))}
    </Panel>
  )
}

interface Sum {
  value: string
  currency: string
}

/** Omits zero amounts. */
function InAndOut({ moneyIn, moneyOut }: { moneyIn: Sum; moneyOut: Sum }) {
  return (
    <>
      {isSome(moneyIn) && <Amount {...moneyIn} type="INCOME" />}
      {isSome(moneyOut) && <Amount {...moneyOut} type="EXPENSE" />}
    </>
  )
}

const isSome = ({ value }: Sum) => /[1-9]/.test(value)
