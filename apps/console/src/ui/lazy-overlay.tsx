import { Button, Group, Loader, Paper, Stack, Text } from "@mantine/core";
import { type ComponentType, useEffect, useState } from "react";
import { createPrefetchedPart, useLazyPart } from "../platform/lazy-part.ts";
import { useTranslate } from "../platform/use-language.tsx";
import { useEscape } from "./use-escape.ts";
import "./late.css";

interface OverlayProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Lazy-loaded dialog or drawer. If the user opens it before its script loads, the page dims immediately. */
export function createLazyOverlay<Props extends OverlayProps>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const late = createPrefetchedPart(load);
  return function LateOver(props: Props) {
    const { part, isFailed, again } = useLazyPart(late, props.isOpen);
    if (part) return <LoadedOverlay part={part} props={props} />;
    return props.isOpen && <OverlayFallback isFailed={isFailed} onAgain={again} onClose={props.onClose} />;
  };
}

/** Loaded overlay. It is closed on its first render, so that it animates in and restores the focus when closed. */
function LoadedOverlay<Props extends OverlayProps>({
  part: Part,
  props,
}: {
  part: ComponentType<Props>;
  props: Props;
}) {
  const [wasClosed, setWasClosed] = useState(false);
  useEffect(() => setWasClosed(true), []);
  return <Part {...props} isOpen={props.isOpen && wasClosed} />;
}

interface OverlayFallbackProps {
  isFailed: boolean;
  onAgain: () => void;
  onClose: () => void;
}

function OverlayFallback({ isFailed, onAgain, onClose }: OverlayFallbackProps) {
  const t = useTranslate();
  useEscape(true, onClose);
  return (
    <div className="late-over">
      {isFailed ? (
        <Paper p="lg" maw={400} radius="md" role="alertdialog" aria-label={t("late.failed")}>
          <Stack>
            <Text>{t("late.failed")}</Text>
            <Group grow>
              <Button variant="default" size="md" onClick={onClose}>
                {t("order.close")}
              </Button>
              <Button ref={focusButton} size="md" onClick={onAgain}>
                {t("board.again")}
              </Button>
            </Group>
          </Stack>
        </Paper>
      ) : (
        <Loader role="progressbar" aria-label={t("board.loading")} />
      )}
    </div>
  );
}

const focusButton = (button: HTMLElement | null) => button?.focus();
