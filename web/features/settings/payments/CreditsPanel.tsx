import { Box, Button, Flex } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { type PaymentsSheetFragment, useBuyCreditsMutation } from '../../../generated.ts'
import { Panel } from '../../../shared/display/Panel.tsx'
import { messageOf } from '../../../shared/format/errors.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { showToast } from '../../../shared/overlays/toaster.ts'
import { formatCount, formatInstantDay } from '../plan/plan-labels.ts'

export function CreditsPanel({ packs }: Pick<PaymentsSheetFragment, 'packs'>) {
  const locale = useLocale()
  const [buy, { loading }] = useBuyCreditsMutation()
  const open = async () => {
    try {
      const { data } = await buy()
      if (data) location.assign(data.buyCredits)
    } catch (error) {
      showToast.error(messageOf(error))
    }
  }
  return (
    <Panel
      title={t`Extra AI credits`}
      isList
      aside={
        <Button size="sm" variant="outline" colorPalette="gray" disabled={loading} onClick={() => void open()}>
          {t`Buy 100 credits`}
        </Button>
      }
    >
      <Box px={{ base: '16px', md: '20px' }} py="12px" borderTopWidth="1px" color="fg.muted">
        {t`All members can use them when their monthly credits are used up. They last a year.`}
      </Box>
      <Box as="ul" listStyleType="none">
        {packs.map(({ id, credits, left, expiresAt }) => (
          <Flex
            as="li"
            key={id}
            justify="space-between"
            gap="12px"
            px={{ base: '16px', md: '20px' }}
            py="12px"
            borderTopWidth="1px"
            borderColor="border.muted"
          >
            <Box>{t`${{ left: formatCount(left, locale) }} of ${{ credits: formatCount(credits, locale) }} left`}</Box>
            <Box color="fg.muted">{t`Until ${{ day: formatInstantDay(expiresAt, locale) }}`}</Box>
          </Flex>
        ))}
      </Box>
    </Panel>
  )
}
