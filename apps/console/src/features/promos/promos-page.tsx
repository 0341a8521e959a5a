import type { promo } from "@dasturxon/contract/managed/promos";
import { currencyLabel } from "@dasturxon/domain/locale";
import { daysShown } from "../../platform/days-shown.ts";
import { useStaff } from "../../platform/session.tsx";
import { useLanguage, useT } from "../../platform/use-language.tsx";
import { useMoney } from "../../platform/use-money.ts";
import { ResourcePage } from "../../resource/resource-page.tsx";
import { Section } from "../../resource/section.tsx";
import type { RowOf } from "../../resource/use-resource.ts";
import shape from "virtual:resource/promo";

type Promo = RowOf<typeof promo>;

const blank = {
  code: "",
  discountType: "PERCENTAGE",
  productDiscount: 10,
  deliveryDiscount: 0,
  minPrice: 0,
  startAt: null,
  endAt: null,
  totalLimit: null,
  perCustomerLimit: 1,
  isListed: true,
  isActive: true,
} as const;

/** Promo codes of the brand: discount, period and number of uses. */
export function PromosPage() {
  const t = useT();
  const money = useMoney();
  const { language } = useLanguage();
  const { currency, timeZone } = useStaff().merchant;
  const off = (type: Promo["discountType"], amount: number) =>
    type === "PERCENTAGE" ? `${amount} %` : money(amount);
  const discount = ({ discountType, productDiscount, deliveryDiscount }: Promo) =>
    [
      productDiscount > 0 && off(discountType, productDiscount),
      deliveryDiscount > 0 && t("promos.of-delivery", { sum: off(discountType, deliveryDiscount) }),
    ]
      .filter(Boolean)
      .join(" · ");
  return (
    <ResourcePage<typeof promo>
      of={shape}
      blank={blank}
      nameOf={({ code }) => code}
      columns={[
        "code",
        { id: "discount", title: "promos.discount", cell: discount },
        { id: "endAt", title: "promos.days", cell: (row) => daysShown(row, { timeZone, t }) },
        {
          id: "usedCount",
          title: "promos.used",
          isNumber: true,
          cell: ({ usedCount, totalLimit }) =>
            totalLimit === null ? usedCount : `${usedCount} / ${totalLimit}`,
        },
        "isActive",
      ]}
      renderForm={(f, { discountType }) => {
        const sum = currencyLabel(language, currency);
        const unit = discountType === "PERCENTAGE" ? "%" : sum;
        return (
          <>
            <Section>
              <f.code />
              <f.discountType />
              <f.productDiscount unit={unit} />
              <f.deliveryDiscount unit={unit} />
            </Section>
            <Section title={t("promos.when")}>
              <f.startAt />
              <f.endAt />
              <f.minPrice unit={sum} />
            </Section>
            <Section title={t("promos.how-often")}>
              <f.totalLimit />
              <f.perCustomerLimit />
            </Section>
            <Section isWide>
              <f.isListed />
              <f.isActive />
            </Section>
          </>
        );
      }}
    />
  );
}
