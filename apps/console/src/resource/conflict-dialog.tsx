import type { ResourceShape } from "@dasturxon/contract/resource-shape";
import { timeFromInstant } from "@dasturxon/domain/time-zone";
import { Button, Group, Radio, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useSignedInStaff } from "../platform/session.tsx";
import { type MessageId, useTranslate } from "../platform/use-language.tsx";
import { Dialog } from "../ui/dialog.tsx";
import type { ResourceRow, ResourceRowValues } from "./use-resource.ts";

interface Props {
  shape: ResourceShape;
  /** Row that is currently stored on the server. Null: there is no conflict. */
  present: ResourceRow | null;
  /** Values of the row when the user opened the form. `mine` are the values that the user has entered since. */
  first: ResourceRowValues;
  mine: ResourceRowValues;
  textOf: (name: string, value: unknown) => string;
  onClose: () => void;
  onChoose: (values: ResourceRowValues, present: ResourceRow) => void;
}

const isSameValue = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Dialog for a conflict: another user saved the row while this user edited it. The dialog shows that user and the time,
 * and offers a choice for each field that both users changed.
 */
export function ConflictDialog({ shape, present, first, mine, textOf, onClose, onChoose }: Props) {
  const t = useTranslate();
  const { timeZone } = useSignedInStaff().merchant;
  const [theirs, setTheirs] = useState<string[]>([]);
  if (!present) return null;
  const names = Object.keys(shape.fields);
  const ours = names.filter((name) => !isSameValue(mine[name], first[name]));
  const disputed = ours.filter(
    (name) => !isSameValue(mine[name], present[name]) && !isSameValue(present[name], first[name]),
  );
  const mergeVersions = () =>
    Object.fromEntries(
      names.map((name) => [name, ours.includes(name) && !theirs.includes(name) ? mine[name] : present[name]]),
    );
  const said = {
    name: present.changedBy ?? t("resource.somebody"),
    time: timeFromInstant(present.changedAt, timeZone),
  };
  return (
    <Dialog title={t("resource.conflict")} isOpen onClose={onClose}>
      <Stack>
        <Text>{t(disputed.length > 0 ? "resource.conflict-choose" : "resource.conflict-merge", said)}</Text>
        {disputed.map((name) => (
          <Radio.Group
            key={name}
            label={t(`${shape.one}.${name}` as MessageId)}
            value={theirs.includes(name) ? "theirs" : "mine"}
            onChange={(whose) =>
              setTheirs(whose === "theirs" ? [...theirs, name] : theirs.filter((one) => one !== name))
            }
          >
            <Stack gap="xs" mt={4}>
              <Radio value="mine" label={`${t("resource.mine")}: ${textOf(name, mine[name])}`} />
              <Radio value="theirs" label={`${said.name}: ${textOf(name, present[name])}`} />
            </Stack>
          </Radio.Group>
        ))}
        <Group justify="flex-end">
          <Button variant="default" size="md" onClick={onClose}>
            {t("refuse.back")}
          </Button>
          <Button size="md" onClick={() => onChoose(mergeVersions(), present)}>
            {t("resource.save")}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
