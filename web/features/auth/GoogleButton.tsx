import { Button, Flex, Separator, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { isEmbeddedIdentity, signInWithGoogle } from '../../app/identity/identity.ts'
import { identityErrorOf } from '../../app/identity/identity-errors.ts'
import { say } from '../../shared/overlays/toaster.ts'
import { GoogleChooser } from './GoogleChooser.tsx'
import { GoogleMark } from './GoogleMark.tsx'

/** "Continue with Google", and the line under it. */
export function GoogleButton() {
  const [isChoosing, setChoosing] = useState(false)

  const start = async () => {
    if (isEmbeddedIdentity()) return setChoosing(true)
    try {
      await signInWithGoogle()
    } catch (error) {
      say.error(identityErrorOf(error).message)
    }
  }

  return (
    <>
      <Button
        size="lg"
        variant="outline"
        colorPalette="gray"
        width="100%"
        mt="28px"
        borderColor="border.emphasized/40"
        onClick={() => void start()}
      >
        <GoogleMark />
        Continue with Google
      </Button>
      <Flex align="center" gap="12px" my="20px">
        <Separator flex="1" />
        <Text textStyle="small" color="fg.muted">
          or
        </Text>
        <Separator flex="1" />
      </Flex>
      <GoogleChooser isOpen={isChoosing} onClose={() => setChoosing(false)} />
    </>
  )
}
