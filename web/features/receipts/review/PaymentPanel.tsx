import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { CircleCheck } from 'lucide-react'
import { type ReceiptPaymentFragment, useSetReceiptPaidMutation } from '../../../generated.ts'
import { DescriptionList } from '../../../shared/display/DescriptionList.tsx'
import { Panel } from '../../../shared/display/Panel.tsx'
import { QrCode } from '../../../shared/display/QrCode.tsx'
import { formatFullDay, today } from '../../../shared/format/dates.ts'
import { messageOf } from '../../../shared/format/errors.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { textOfMoney } from '../../../shared/format/money-text.ts'
import { showToast } from '../../../shared/overlays/toaster.ts'

interface PaymentPanelProps {
  receipt: ReceiptPaymentFragment
  mayMark: boolean
  /** Called with the new version of the receipt. */
  onMarked?: (version: number) => void
}

/** Shows what is to be paid, with a code for the app of a bank. */
export function PaymentPanel({ receipt, mayMark, onMarked }: PaymentPanelProps) {
  const locale = useLocale()
  const [save, { loading }] = useSetReceiptPaidMutation()
  const { id, dueDate, iban, payable, paymentReference, payee, paidOn, paymentCode } = receipt
  if (dueDate === null && iban === null && paidOn === null) return null

  const isOverdue = paidOn === null && dueDate !== null && dueDate < today()
  const mark = async (day: string | null) => {
    try {
      const { data } = await save({ variables: { id, paidOn: day } })
      if (data) onMarked?.(data.setReceiptPaid.version)
    } catch (error) {
      showToast.error(messageOf(error))
    }
  }
  const rows: [string, string | null][] = [
    [t`Amount`, payable && textOfMoney(payable.value, payable.currency, locale)],
    [t`Due date`, dueDate && formatFullDay(dueDate, locale)],
    [t`Pay to`, payee],
    [t`IBAN`, iban?.replace(/(.{4})(?=.)/g, '$1 ') ?? null],
    [t`Reference`, paymentReference],
    [t`Paid on`, paidOn && formatFullDay(paidOn, locale)],
  ]

  return (
    <Panel
      title={paidOn === null ? t`To pay` : t`Paid`}
      note={isOverdue && <Box as="span" color="over.fg">{t`Overdue`}</Box>}
      aside={paidOn !== null && <CircleCheck size={18} strokeWidth={1.75} aria-hidden />}
    >
      <Flex gap="20px" align="flex-start" direction={{ base: 'column', sm: 'row' }}>
        <Box flex="1" minW="0" w="100%">
          <DescriptionList rows={rows.filter((row): row is [string, string] => row[1] !== null)} />
          {mayMark && (
            <Button
              variant="outline"
              size="sm"
              mt="14px"
              loading={loading}
              onClick={() => void mark(paidOn === null ? today() : null)}
            >
              {paidOn === null ? t`Mark as paid` : t`Mark as unpaid`}
            </Button>
          )}
        </Box>
        {paymentCode && (
          <Box maxW="200px">
            <QrCode
              text={paymentCode.text}
              label={t`QR code of the payment`}
              width={200}
              isSwiss={paymentCode.kind === 'SWISS_QR_BILL'}
            />
            <Text mt="6px" textStyle="small" color="fg.muted">
              {paymentCode.kind === 'SWISS_QR_BILL'
                ? t`Swiss QR-bill: scan it with your bank's app.`
                : t`Scan it with your bank's app (EPC QR code).`}
            </Text>
          </Box>
        )}
      </Flex>
    </Panel>
  )
}
