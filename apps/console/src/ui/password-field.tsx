import { PasswordInput, type PasswordInputProps } from "@mantine/core";
import { useT } from "../platform/use-language.tsx";

/** A password, which can be looked at while it is typed. */
export function PasswordField(props: PasswordInputProps) {
  const t = useT();
  return (
    <PasswordInput
      size="md"
      visibilityToggleButtonProps={{ "aria-label": t("sign-in.show-password") }}
      {...props}
    />
  );
}
