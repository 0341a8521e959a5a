import { Avatar, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../platform/api.ts";
import { readLastBrand, type SignInBrand } from "../../platform/last-session.ts";
import { useLocalizeText } from "../../platform/use-language.tsx";

const dasturxonBrand: SignInBrand = { name: { uz: "Dasturxon" }, logo: null };

/** Name and logo of the brand last used on this device, or else of the host's brand, or else of Dasturxon. */
export function SignInBrandLogo() {
  const text = useLocalizeText();
  const { data: brand } = useQuery({
    queryKey: ["sign-in-brand"],
    queryFn: fetchSignInBrand,
    staleTime: Infinity,
  });
  if (!brand) return <Group h={48} />;
  return (
    <Group gap="sm" wrap="nowrap" mih={48}>
      {brand.logo && (
        <Avatar
          src={`/img/${brand.logo}?w=180&q=80&f=webp`}
          size={48}
          radius="md"
          alt=""
          imageProps={{ style: { objectFit: "contain" } }}
        />
      )}
      <Text fw={700} size="lg" lineClamp={2}>
        {text(brand.name)}
      </Text>
    </Group>
  );
}

async function fetchSignInBrand(): Promise<SignInBrand> {
  const last = readLastBrand();
  if (last) return last;
  const [, settings] = await api.call("GET /support/v1/merchant/settings/web");
  return settings ? { name: settings.brand, logo: settings.logo } : dasturxonBrand;
}
