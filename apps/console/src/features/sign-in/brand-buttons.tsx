import type { MemberBrand } from "@dasturxon/contract";
import { Avatar, Group, Stack, Text, UnstyledButton } from "@mantine/core";
import { useTranslate, useLocalizeText } from "../../platform/use-language.tsx";
import "./brand-buttons.css";

interface Props {
  brands: readonly MemberBrand[];
  isBusy: boolean;
  onChoose: (merchantId: string) => void;
}

/** Buttons with the brands of a staff member and the role in each one. */
export function BrandButtons({ brands, isBusy, onChoose }: Props) {
  const t = useTranslate();
  const text = useLocalizeText();
  return (
    <Stack gap="sm">
      {brands.map(({ merchantId, name, logo, mainColor, role }) => (
        <UnstyledButton
          key={merchantId}
          className="brand-button"
          disabled={isBusy}
          onClick={() => onChoose(merchantId)}
        >
          <Group wrap="nowrap" gap="sm">
            <Avatar
              src={logo && `/img/${logo}?w=180&q=80&f=webp`}
              size={44}
              radius="md"
              alt=""
              imageProps={{ style: { objectFit: "contain" } }}
            >
              <span className="brand-color" style={{ background: mainColor }} />
            </Avatar>
            <div>
              <Text fw={600} lineClamp={2}>
                {text(name)}
              </Text>
              <Text size="sm" c="dimmed">
                {t(`role.${role}`)}
              </Text>
            </div>
          </Group>
        </UnstyledButton>
      ))}
    </Stack>
  );
}
