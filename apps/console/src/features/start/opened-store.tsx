import { Anchor, Button, List, Stack, Text, Title } from "@mantine/core";
import { lazy, Suspense, useEffect, useRef } from "react";
import { loadPageChunk } from "../../platform/load-chunk.ts";
import { useTranslate } from "../../platform/use-language.tsx";
import { TestOrderButton } from "../../ui/test-order-button.tsx";
import type { StartStepProps } from "./draft.ts";

const QrCode = lazy(async () => ({
  default: (await loadPageChunk(() => import("../../ui/qr-code.tsx"))).QrCode,
}));

const StoreCompletion = lazy(async () => ({
  default: (await loadPageChunk(() => import("./filling.tsx"))).StoreCompletion,
}));

const MissingSmsGatewayTask = lazy(async () => ({
  default: (await loadPageChunk(() => import("./missing-gateway.tsx"))).MissingSmsGatewayTask,
}));

const TASKS_AFTER_STORE_OPENING = [
  { what: "menu", page: "products" },
  { what: "hours", page: "branches" },
  { what: "payments", page: "payments" },
  { what: "people", page: "people" },
] as const;

/** Final page: the address of the open store, ways to share it, and the owner's next steps. */
export function OpenedStore({ url, draft, change }: StartStepProps & { url: string }) {
  const t = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="lg">
      <Title order={1} size="h2" ref={heading} tabIndex={-1} style={{ outline: "none" }}>
        {t("start.opened")}
      </Title>
      <Text size="lg" fw={600} data-testid="store-address" style={{ overflowWrap: "anywhere" }}>
        {url}
      </Text>
      {(draft.logo !== null || draft.pasted.trim() !== "") && (
        <Suspense>
          <StoreCompletion draft={draft} change={change} />
        </Suspense>
      )}
      <Suspense fallback={<div style={{ blockSize: 200 }} />}>
        <QrCode text={url} label={t("start.opened.code")} size={200} />
      </Suspense>
      <Stack gap="sm">
        <Button component="a" href={url} target="_blank" size="md">
          {t("start.opened.look")}
        </Button>
        <Button component="a" href="/console/" size="md" variant="default">
          {t("start.opened.console")}
        </Button>
        <TestOrderButton />
      </Stack>
      <div>
        <Title order={2} size="h4">
          {t("start.left")}
        </Title>
        <List mt="xs" spacing="xs">
          {TASKS_AFTER_STORE_OPENING.map(({ what, page }) => (
            <List.Item key={what}>
              <Anchor href={`/console/manage/${page}`} target="_blank">
                {t(`start.left.${what}`)}
              </Anchor>
            </List.Item>
          ))}
          <Suspense>
            <MissingSmsGatewayTask />
          </Suspense>
        </List>
      </div>
    </Stack>
  );
}
