import { Alert, Center, Loader, Paper, Stack } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { lazy, Suspense, useState } from "react";
import { LanguageChoice } from "../../platform/language-choice.tsx";
import { loadPageChunk } from "../../platform/load-chunk.ts";
import { useTranslate } from "../../platform/use-language.tsx";
import { StartBranchStep } from "./branch-step.tsx";
import { BrandStep } from "./brand-step.tsx";
import type { StartStepProps } from "./draft.ts";
import { AutosaveNote } from "./autosave-note.tsx";
import { StoreLookStep } from "./look-step.tsx";
import { OpenedStore } from "./opened-store.tsx";
import { OwnerStep } from "./owner-step.tsx";
import { PhoneStep } from "./phone-step.tsx";
import { useStartDraft } from "./use-draft.ts";
import "./start.css";

const loadPreview = () => loadPageChunk(() => import("./start-preview.tsx"));
const StartPreview = lazy(async () => ({ default: (await loadPreview()).StartPreview }));
const StartPreviewButton = lazy(async () => ({ default: (await loadPreview()).StartPreviewButton }));

/** Minimum window width for the preview beside the form. */
const WIDE_WINDOW_QUERY = "(min-width: 62em)";
const START_STEP_COMPONENTS = { brand: BrandStep, look: StoreLookStep, branch: StartBranchStep };

/** Page where a new user opens a store in five steps, on one or several devices. */
export function StartPage() {
  const { draft, keeping, isHeard, change } = useStartDraft();
  const isWide = useMediaQuery(WIDE_WINDOW_QUERY);
  const isToldElsewhere = keeping === "reading" && draft.permit !== null && draft.opened === null;
  const isSeen =
    !isToldElsewhere && draft.permit !== null && draft.opened === null && draft.name.trim() !== "";
  return (
    <Center component="main" mih="100dvh" p="md" className="start-page">
      <Paper w="100%" maw={520} p="xl" radius="lg" withBorder>
        <Stack gap="xl">
          {isToldElsewhere ? <DraftLoading /> : <StartPageStepScreen draft={draft} change={change} />}
          {isSeen && !isWide && (
            <Suspense>
              <StartPreviewButton draft={draft} isHeard={isHeard} />
            </Suspense>
          )}
          {draft.permit !== null && draft.opened === null && (
            <AutosaveNote keeping={keeping} onAgain={() => change({ permit: null })} />
          )}
          <LanguageChoice />
        </Stack>
      </Paper>
      {isSeen && isWide && (
        <Suspense>
          <StartPreview draft={draft} isHeard={isHeard} />
        </Suspense>
      )}
    </Center>
  );
}

function DraftLoading() {
  const t = useTranslate();
  return (
    <Center mih={320} role="status">
      <Loader role="progressbar" aria-label={t("start.reading")} />
    </Center>
  );
}

function StartPageStepScreen({ draft, change }: StartStepProps) {
  const { opened, permit, step } = draft;
  /** Error of a field of an earlier step. Shown in that step until the user changes the input. */
  const [refused, setRefused] = useState<string | null>(null);
  const props: StartStepProps = {
    draft,
    change: (told) => {
      setRefused(null);
      change(told);
    },
  };
  if (opened !== null) return <OpenedStore {...props} url={opened.url} />;
  if (permit === null) return <PhoneStep {...props} />;
  if (step === "owner") return <OwnerStep {...props} onRefused={setRefused} />;
  const Step = START_STEP_COMPONENTS[step];
  return (
    <>
      {refused !== null && (
        <Alert color="red" role="alert">
          {refused}
        </Alert>
      )}
      <Step {...props} />
    </>
  );
}
