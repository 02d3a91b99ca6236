import { Box, Flex, Text } from '@chakra-ui/react'
import { Mail } from 'lucide-react'
import { useLocale } from '../format/locale.ts'
import { mailText, type SourceMail } from '../format/mail-text.ts'

export function MailNote({ mail }: { mail: SourceMail }) {
  const locale = useLocale()
  return (
    <Flex gap="8px" color="fg.muted" align="flex-start">
      <Box asChild flexShrink="0" mt="3px">
        <Mail size={16} strokeWidth={1.75} aria-hidden />
      </Box>
      <Text overflowWrap="anywhere" dir="auto">
        {mailText(mail, locale)}
      </Text>
    </Flex>
  )
}
