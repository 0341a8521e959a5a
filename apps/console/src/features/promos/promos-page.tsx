import type { promo } from "@dasturxon/contract/managed/promos";
import { formatCurrencyLabel } from "@dasturxon/domain/locale";
import { formatPeriod } from "../../platform/days-shown.ts";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useLanguage, useTranslate } from "../../platform/use-language.tsx";
import { useFormatMoney } from "../../platform/use-money.ts";
import { ResourcePage } from "../../resource/resource-page.tsx";
import { FieldSection } from "../../resource/section.tsx";
import type { ResourceRowOf } from "../../resource/use-resource.ts";
import shape from "virtual:resource/promo";

type Promo = ResourceRowOf<typeof promo>;

const blankPromo = {
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
  const t = useTranslate();
  const money = useFormatMoney();
  const { language } = useLanguage();
  const { currency, timeZone } = useSignedInStaff().merchant;
  const formatDiscountAmount = (type: Promo["discountType"], amount: number) =>
    type === "PERCENTAGE" ? `${amount} %` : money(amount);
  const formatDiscount = ({ discountType, productDiscount, deliveryDiscount }: Promo) =>
    [
      productDiscount > 0 && formatDiscountAmount(discountType, productDiscount),
      deliveryDiscount > 0 &&
        t("promos.of-delivery", { sum: formatDiscountAmount(discountType, deliveryDiscount) }),
    ]
      .filter(Boolean)
      .join(" · ");
  return (
    <ResourcePage<typeof promo>
      of={shape}
      blank={blankPromo}
      nameOf={({ code }) => code}
      columns={[
        "code",
        { id: "discount", title: "promos.discount", cell: formatDiscount },
        { id: "endAt", title: "promos.days", cell: (row) => formatPeriod(row, { timeZone, t }) },
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
        const sum = formatCurrencyLabel(language, currency);
        const unit = discountType === "PERCENTAGE" ? "%" : sum;
        return (
          <>
            <FieldSection>
              <f.code />
              <f.discountType />
              <f.productDiscount unit={unit} />
              <f.deliveryDiscount unit={unit} />
            </FieldSection>
            <FieldSection title={t("promos.when")}>
              <f.startAt />
              <f.endAt />
              <f.minPrice unit={sum} />
            </FieldSection>
            <FieldSection title={t("promos.how-often")}>
              <f.totalLimit />
              <f.perCustomerLimit />
            </FieldSection>
            <FieldSection isWide>
              <f.isListed />
              <f.isActive />
            </FieldSection>
          </>
        );
      }}
    />
  );
}
