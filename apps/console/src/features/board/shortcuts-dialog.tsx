import { Kbd, Table } from "@mantine/core";
import { useTranslate } from "../../platform/use-language.tsx";
import { Dialog } from "../../ui/dialog.tsx";

const boardShortcutKeys = [
  ["← ↑ → ↓", "keys.go"],
  ["Enter", "keys.open"],
  ["A", "keys.next"],
  ["R", "keys.refuse"],
  ["N", "keys.first"],
  ["Z", "keys.undo"],
  ["/", "keys.search"],
  ["?", "keys.help"],
] as const;

export function ShortcutsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTranslate();
  return (
    <Dialog title={t("keys.title")} isOpen={isOpen} onClose={onClose}>
      <Table>
        <Table.Tbody>
          {boardShortcutKeys.map(([key, what]) => (
            <Table.Tr key={key}>
              <Table.Td w={120}>
                <Kbd size="md">{key}</Kbd>
              </Table.Td>
              <Table.Td>{t(what)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Dialog>
  );
}
