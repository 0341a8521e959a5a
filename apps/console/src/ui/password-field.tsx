import { PasswordInput, type PasswordInputProps } from "@mantine/core";
import { useTranslate } from "../platform/use-language.tsx";

/** Password input with a button that reveals the password. */
export function PasswordField(props: PasswordInputProps) {
  const t = useTranslate();
  return (
    <PasswordInput
      size="md"
      visibilityToggleButtonProps={{ "aria-label": t("sign-in.show-password") }}
      {...props}
    />
  );
}
