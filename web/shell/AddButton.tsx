import { IconButton, type IconButtonProps } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Camera, Plus } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { DropdownMenu } from '../shared/overlays/DropdownMenu.tsx'
import { useAddReceipts } from './add-receipts.ts'

const photo = 'photo'

/** The add button of the list of transactions on a phone. It also photographs a receipt. */
export function AddButton(button: IconButtonProps) {
  const navigate = useNavigate()
  const receipts = useAddReceipts()
  return (
    <DropdownMenu
      placement="top-end"
      onSelect={({ value }) => (value === photo ? receipts.photograph() : void navigate(value))}
      trigger={
        <IconButton aria-label={t`Add`} {...button}>
          <Plus size={22} strokeWidth={1.75} />
        </IconButton>
      }
    >
      {(Menu) => (
        <>
          <Menu.Item value="/transactions/new" minH="44px">
            <Plus strokeWidth={1.75} />
            {t`Add transaction`}
          </Menu.Item>
          <Menu.Item value={photo} minH="44px">
            <Camera strokeWidth={1.75} />
            {t`Photograph a receipt`}
          </Menu.Item>
        </>
      )}
    </DropdownMenu>
  )
}
