import { Button } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Copy, Sigma } from 'lucide-react'
import { addMonths, nameOfMonth } from '../../../shared/format/dates.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import type { FillSource } from '../dialogs/fill-lines.ts'

interface FillButtonsProps {
  month: string
  /** The latest earlier month with budgets, 'yyyy-MM'. */
  before: string | null
  onFill: (source: FillSource) => void
}

export function FillButtons({ month, before, onFill }: FillButtonsProps) {
  const locale = useLocale()
  const earlierMonth = before ? nameOfMonth(before, locale) : ''
  return (
    <>
      {before && (
        <Button variant="outline" colorPalette="gray" onClick={() => onFill('lastMonth')}>
          <Copy strokeWidth={1.75} />
          {before === addMonths(month, -1) ? t`Fill from last month` : t`Fill from ${earlierMonth}`}
        </Button>
      )}
      <Button variant="outline" colorPalette="gray" onClick={() => onFill('average')}>
        <Sigma strokeWidth={1.75} />
        {t`Average of 3 months`}
      </Button>
    </>
  )
}
