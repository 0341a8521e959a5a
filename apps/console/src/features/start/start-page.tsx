import { Center, Paper, Stack } from "@mantine/core";
import { LanguageChoice } from "../../platform/language-choice.tsx";
import { BranchStep } from "./branch-step.tsx";
import { BrandStep } from "./brand-step.tsx";
import { useDraft } from "./draft.ts";
import { LookStep } from "./look-step.tsx";
import { OpenedStore } from "./opened-store.tsx";
import { OwnerStep } from "./owner-step.tsx";
import { PhoneStep } from "./phone-step.tsx";

/** A stranger opens a store in five steps; what was told so far waits on the device. */
export function StartPage() {
  const { draft, change } = useDraft();
  const { opened } = draft;
  const step = draft.permit === null ? "phone" : draft.step;
  const props = { draft, change };
  return (
    <Center component="main" mih="100dvh" p="md">
      <Paper w="100%" maw={520} p="xl" radius="lg" withBorder>
        <Stack gap="xl">
          {opened !== null && <OpenedStore {...props} url={opened.url} />}
          {opened === null && step === "phone" && <PhoneStep {...props} />}
          {opened === null && step === "brand" && <BrandStep {...props} />}
          {opened === null && step === "look" && <LookStep {...props} />}
          {opened === null && step === "branch" && <BranchStep {...props} />}
          {opened === null && step === "owner" && <OwnerStep {...props} />}
          <LanguageChoice />
        </Stack>
      </Paper>
    </Center>
  );
}
