import { Box, Button, Flex, Grid, Image, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Copy } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { useUndo } from '../../../app/undo/undo.ts'
import {
  type DuplicateAnswer,
  type ReceiptCardFragment,
  type ReceiptReviewFragment,
  useAnswerDuplicateMutation,
} from '../../../generated.ts'
import { TextLink } from '../../../shared/controls/TextLink.tsx'
import { Amount } from '../../../shared/display/Amount.tsx'
import { formatDay } from '../../../shared/format/dates.ts'
import { messageOf } from '../../../shared/format/errors.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { showToast } from '../../../shared/overlays/toaster.ts'
import { factsOf } from '../list/receipt-facts.ts'
import { statusOf } from '../receipt-status.ts'

interface DuplicateChoiceProps {
  receipt: ReceiptReviewFragment
  earlier: ReceiptCardFragment
  next: string
}

const answers = (): { answer: DuplicateAnswer; label: string; done: string }[] => [
  { answer: 'KEEP', label: t`Keep both`, done: t`Both receipts kept` },
  { answer: 'REPLACE', label: t`Replace earlier copy`, done: t`Earlier copy replaced` },
  { answer: 'CANCEL', label: t`Discard this copy`, done: t`Copy discarded` },
]

export function DuplicateChoice({ receipt, earlier, next }: DuplicateChoiceProps) {
  const navigate = useNavigate()
  const [answerIt, { loading }] = useAnswerDuplicateMutation()
  const { offerUndo } = useUndo()
  const { name: earlierName } = factsOf(earlier)
  const decide = async ({ answer, done }: ReturnType<typeof answers>[number]) => {
    try {
      offerUndo(done, await answerIt({ variables: { documentId: receipt.document.id, answer } }))
      if (answer === 'CANCEL') await navigate(next)
    } catch (error) {
      showToast.error(messageOf(error))
    }
  }

  return (
    <Box as="section" aria-labelledby="duplicate" borderRadius="panel" bg="warning.subtle" px="14px" py="12px">
      <Flex gap="10px" mb="12px">
        <Box color="warning.fg" mt="2px" flexShrink="0" aria-hidden>
          <Copy size={16} strokeWidth={2} />
        </Box>
        <Text id="duplicate">
          <Trans>
            Possible duplicate of <TextLink to={`/receipts/${earlier.id}/review`}>{earlierName}</TextLink>
          </Trans>
        </Text>
      </Flex>
      <Grid templateColumns="repeat(2, minmax(0, 1fr))" gap="12px">
        <Side title={t`Earlier copy`} receipt={earlier} />
        <Side title={t`This copy`} receipt={receipt} />
      </Grid>
      <Flex gap="8px" mt="12px" wrap="wrap">
        {answers().map((each) => (
          <Button
            key={each.answer}
            size="sm"
            variant="outline"
            colorPalette="gray"
            bg="bg.panel"
            disabled={loading}
            onClick={() => void decide(each)}
          >
            {each.label}
          </Button>
        ))}
      </Flex>
    </Box>
  )
}

function Side({ title, receipt }: { title: string; receipt: ReceiptCardFragment | ReceiptReviewFragment }) {
  const locale = useLocale()
  const { name, day, total } = factsOf(receipt)
  const { document, createdAt } = receipt
  const [page] = receipt.pages
  const addedOn = formatDay(createdAt.slice(0, 10), locale)
  const { name: author } = document.createdBy

  return (
    <Flex as="figure" direction="column" bg="bg.panel" borderWidth="1px" borderRadius="control" overflow="hidden" m="0">
      <Box h="120px" bg="bg.muted" overflow="hidden" aria-hidden>
        {page && <Image src={page.imageUrl} alt="" w="100%" objectFit="cover" objectPosition="top" draggable={false} />}
      </Box>
      <Box as="figcaption" px="12px" py="10px" minW="0">
        <Text textStyle="caption" color="fg.muted">
          {title} · {statusOf(document).text}
        </Text>
        <Text textStyle="strong" truncate>
          {name}
        </Text>
        <Flex textStyle="small" color="fg.muted" justify="space-between" gap="8px" wrap="wrap">
          {formatDay(day, locale)}
          {total && <Amount value={total.value} currency={total.currency} fontWeight="500" color="fg" />}
        </Flex>
        <Text textStyle="caption" color="fg.muted" mt="2px">
          {t`Added ${addedOn} by ${author}`}
        </Text>
      </Box>
    </Flex>
  )
}
