import { Box, Button, Flex, Text } from '@chakra-ui/react'
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

const answers: { answer: DuplicateAnswer; label: string; done: string }[] = [
  { answer: 'KEEP', label: 'Keep both', done: 'Both are kept' },
  { answer: 'REPLACE', label: 'Replace', done: 'The earlier one was replaced' },
  { answer: 'CANCEL', label: 'Cancel', done: 'This one was cancelled' },
]

export function DuplicateCard({ document, sameAs, onLeave }: DuplicateCardProps) {
  const locale = useLocale()
  const mayDecide = usePermission('DOCUMENTS_REVIEW')
  const [answerIt, { loading }] = useAnswerDuplicateMutation()
  const { offerUndo } = useUndo()
  const decide = async ({ answer, done }: (typeof answers)[number]) => {
    try {
      offerUndo(done, await answerIt({ variables: { documentId: document.id, answer } }))
    } catch (error) {
      showToast.error(messageOf(error))
    }
  }

  return (
    <Box role="group" aria-label="Possible duplicate" borderRadius="panel" bg="warning.subtle" px="14px" py="12px">
      <Flex gap="10px">
        <Box color="warning.fg" mt="2px" flexShrink="0" aria-hidden>
          <Copy size={16} strokeWidth={2} />
        </Box>
        <Text flex="1" minW="0" overflowWrap="anywhere">
          Same as{' '}
          <TextLink to={sameAs.reviewPath} onClick={onLeave} display="inline">
            {sameAs.title || sameAs.fileName}
          </TextLink>{' '}
          of {formatDay(dayOf(new Date(sameAs.createdAt)), locale)}.
        </Text>
      </Flex>
      {mayDecide && (
        <Flex gap="8px" mt="10px" ps={{ base: '0', md: '26px' }} wrap="wrap">
          {answers.map((each) => (
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
