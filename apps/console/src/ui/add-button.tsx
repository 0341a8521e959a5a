import { Button } from "@mantine/core";
import { Plus } from "lucide-react";
import { useTranslate } from "../platform/use-language.tsx";

/** Button that adds an item. `name` is its accessible name. */
export function AddButton({ name, onPress }: { name: string; onPress: () => void }) {
  const t = useTranslate();
  return (
    <Button size="md" leftSection={<Plus size={18} aria-hidden />} aria-label={name} onClick={onPress}>
      {t("resource.add")}
    </Button>
  );
}
