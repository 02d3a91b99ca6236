import { Box, Button, type ButtonProps } from '@chakra-ui/react'
import { plural, t } from '@lingui/core/macro'
import { Camera, Mic, Upload } from 'lucide-react'
import { Link as RouterLink } from 'react-router-dom'
import { useOpenAssistant } from '../../app/session/open-assistant.ts'
import { DoneState } from '../../shared/display/EmptyState.tsx'

interface NothingToReviewProps {
  /** The number of items that the user reviewed since the page was opened. */
  decided: number
  mayAdd: boolean
}

export function NothingToReview({ decided, mayAdd }: NothingToReviewProps) {
  return (
    <>
      <DoneState title={t`All reviewed`}>
        {decided > 0
          ? t`${plural(decided, { one: 'You reviewed # item.', other: 'You reviewed # items.' })}`
          : t`Items from receipts, bank statements and the assistant appear here for review.`}
      </DoneState>
      {mayAdd && decided === 0 && <WaysToAdd />}
    </>
  )
}

/** Lists how items get into the inbox. */
function WaysToAdd() {
  const openAssistant = useOpenAssistant()
  return (
    <Box as="ul" aria-label={t`Add items to review`} listStyleType="none" w="fit-content" mx="auto" mb="20px">
      <li>
        <Way asChild>
          <RouterLink to="/receipts">
            <Camera strokeWidth={1.75} aria-hidden />
            {t`Photograph a receipt`}
          </RouterLink>
        </Way>
      </li>
      {openAssistant && (
        <>
          <li>
            <Way onClick={openAssistant}>
              <Upload strokeWidth={1.75} aria-hidden />
              {t`Upload a receipt, bank statement or budget list`}
            </Way>
          </li>
          <li>
            <Way onClick={openAssistant}>
              <Mic strokeWidth={1.75} aria-hidden />
              {t`Dictate to the assistant`}
            </Way>
          </li>
        </>
      )}
    </Box>
  )
}

function Way(props: ButtonProps) {
  return (
    <Button
      variant="ghost"
      color="accent.fg"
      w="100%"
      h="auto"
      minH={{ base: '44px', md: '36px' }}
      justifyContent="flex-start"
      textAlign="start"
      whiteSpace="normal"
      {...props}
    />
  )
}
