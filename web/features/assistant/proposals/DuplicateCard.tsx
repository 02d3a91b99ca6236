import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Copy } from 'lucide-react'
import { usePermission } from '../../../app/session/permissions.ts'
import { useUndo } from '../../../app/undo/undo.ts'
import { type ChatDocumentFragment, type DuplicateAnswer, useAnswerDuplicateMutation } from '../../../generated.ts'
import { TextLink } from '../../../shared/controls/TextLink.tsx'
import { dayOf, formatDay } from '../../../shared/format/dates.ts'
import { messageOf } from '../../../shared/format/errors.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { showToast } from '../../../shared/overlays/toaster.ts'

interface DuplicateCardProps {
  document: ChatDocumentFragment
  sameAs: NonNullable<ChatDocumentFragment['sameAs']>
  onLeave: () => void
}

interface Choice {
  answer: DuplicateAnswer
  label: string
  done: string
}

const choices = (): Choice[] => [
  { answer: 'KEEP', label: t`Keep both`, done: t`Both copies kept` },
  { answer: 'REPLACE', label: t`Replace earlier copy`, done: t`Earlier copy replaced` },
  { answer: 'CANCEL', label: t`Discard this copy`, done: t`Copy discarded` },
]

export function DuplicateCard({ document, sameAs, onLeave }: DuplicateCardProps) {
  const locale = useLocale()
  const mayDecide = usePermission('DOCUMENTS_REVIEW')
  const [answerIt, { loading }] = useAnswerDuplicateMutation()
  const { offerUndo } = useUndo()
  const day = formatDay(dayOf(new Date(sameAs.createdAt)), locale)
  const title = sameAs.title || sameAs.fileName
  const decide = async ({ answer, done }: Choice) => {
    try {
      offerUndo(done, await answerIt({ variables: { documentId: document.id, answer } }))
    } catch (error) {
      showToast.error(messageOf(error))
    }
  }

  return (
    <Box role="group" aria-label={t`Possible duplicate`} borderRadius="panel" bg="warning.subtle" px="14px" py="12px">
      <Flex gap="10px">
        <Box color="warning.fg" mt="2px" flexShrink="0" aria-hidden>
          <Copy size={16} strokeWidth={2} />
        </Box>
        <Text flex="1" minW="0" overflowWrap="anywhere">
          <Trans>
            Same as{' '}
            <TextLink to={sameAs.reviewPath} onClick={onLeave} display="inline">
              {title}
            </TextLink>{' '}
            from {day}.
          </Trans>
        </Text>
      </Flex>
      {mayDecide && (
        <Flex gap="8px" mt="10px" ps={{ base: '0', md: '26px' }} wrap="wrap">
          {choices().map((each) => (
            <Button
              key={each.answer}
              size="sm"
              variant={each.answer === 'CANCEL' ? 'ghost' : 'outline'}
              colorPalette="gray"
              {...(each.answer === 'CANCEL' ? {} : { bg: 'bg.panel' })}
              disabled={loading}
              onClick={() => void decide(each)}
            >
              {each.label}
            </Button>
          ))}
        </Flex>
      )}
    </Box>
  )
}
