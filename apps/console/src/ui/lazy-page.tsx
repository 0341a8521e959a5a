import { Button, Center, Loader, Stack, Text } from "@mantine/core";
import type { ComponentType } from "react";
import { type LazyLoadedPart, createLazyPart, useLazyPart } from "../platform/lazy-part.ts";
import { useTranslate } from "../platform/use-language.tsx";

/** Creates a page that is lazy-loaded and shown in place of the order board. */
export const createLazyPage = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  createLazyPart(load);

interface Props<PageProps> {
  page: LazyLoadedPart<ComponentType<PageProps>>;
  props: PageProps;
}

/** Renders the page, its loader, or a retry button. */
export function LazyPage<PageProps extends object>({ page, props }: Props<PageProps>) {
  const { part: Page, isFailed, again } = useLazyPart(page, true);
  if (Page) return <Page {...props} />;
  return isFailed ? <FailedPage onAgain={again} /> : <LoadingPage />;
}

export function LoadingPage() {
  const t = useTranslate();
  return (
    <Center component="main" h="100dvh">
      <Loader role="progressbar" aria-label={t("board.loading")} />
    </Center>
  );
}

/** Page that is shown instead of one whose script failed to load, with a button to try again. */
export function FailedPage({ onAgain }: { onAgain: () => void }) {
  const t = useTranslate();
  return (
    <Center h="100%" mih="50dvh" p="md">
      <Stack align="center">
        <Text ta="center">{t("late.failed")}</Text>
        <Button size="md" onClick={onAgain}>
          {t("board.again")}
        </Button>
      </Stack>
    </Center>
  );
}
