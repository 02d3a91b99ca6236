import { Box, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { balanceText, checkText, lastDigits } from '../../app/accounts/labels.ts'
import type { AccountRowFragment } from '../../generated.ts'
import { TextLink } from '../../shared/controls/TextLink.tsx'
import { Tile } from '../../shared/display/Tile.tsx'
import { iconOf } from '../../shared/format/icons.ts'
import { useLocale } from '../../shared/format/locale.ts'

export function AccountRow({ account, children }: { account: AccountRowFragment; children: ReactNode }) {
  const locale = useLocale()
  const { id, name, kind, icon, color, keys, balance, check } = account
  const digits = lastDigits(keys)
  const state = checkText(check, locale)
  return (
    <Flex
      as="li"
      align="center"
      gap="12px"
      minH={{ base: '64px', md: '54px' }}
      ps={{ base: '16px', md: '20px' }}
      pe="8px"
      borderTopWidth="1px"
      borderColor="border.muted"
    >
      <Tile icon={iconOf(icon)} tone={color} size={36} />
      <Box flex="1" minW="0">
        <Flex gap="8px" align="baseline" minW="0">
          <TextLink to={`/accounts/${id}`} truncate fontWeight="500">
            {name}
          </TextLink>
          {digits && (
            <Box textStyle="small" color="fg.muted" whiteSpace="nowrap" hideBelow="sm">
              {digits}
            </Box>
          )}
        </Flex>
        {state && (
          <Box textStyle="caption" color={check?.state === 'DIFFERS' ? 'warning.fg' : 'fg.muted'}>
            {state}
          </Box>
        )}
      </Box>
      <TextLink
        to={`/accounts/${id}`}
        color="fg"
        fontWeight="500"
        fontVariantNumeric="tabular-nums"
        whiteSpace="nowrap"
      >
        {balanceText(kind, balance, locale)}
      </TextLink>
      {children}
    </Flex>
  )
}
