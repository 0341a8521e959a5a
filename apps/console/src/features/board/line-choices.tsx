import type { BoardOrder } from "@dasturxon/contract";
import { listChoicesWithoutParts } from "@dasturxon/domain/line-choices";
import { Text } from "@mantine/core";
import { useLocalizeText } from "../../platform/use-language.tsx";

/**
 * Details of a line for the kitchen: the products of a set, multiplied by the number of sets [MN-5], and the choices.
 */
export function LineChoices({ line }: { line: BoardOrder["cartItems"][number] }) {
  const text = useLocalizeText();
  return (
    <>
      {line.parts.map((part, index) => (
        <Text key={index} style={{ textWrap: "pretty" }}>
          {part.count * line.count}× {text(part.name)}
        </Text>
      ))}
      {listChoicesWithoutParts(line).map((choice) => (
        <Text key={choice.id} c="dimmed" style={{ textWrap: "pretty" }}>
          + {choice.count > 1 && `${choice.count}× `}
          {text(choice.name)}
        </Text>
      ))}
    </>
  );
}
