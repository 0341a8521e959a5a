import { useEffect } from "react";
import { BookingScreen } from "../features/booking/booking-screen.tsx";
import type { BookingScreenProps } from "../features/booking/booking-screen.tsx";
import { changeBooking } from "../features/booking/draft.ts";
import { SignInSheet } from "../features/sign-in/sign-in-sheet.tsx";
import { useT } from "../platform/i18n.tsx";
import { useLateTexts } from "../platform/late-texts.ts";
import { storefrontContext } from "../platform/load-context.ts";
import { PageHead } from "../shop/brand/page-head.tsx";
import type { Route } from "./+types/booking";

/** Not there where the brand takes no reservations [BR-14]. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(storefrontContext).merchant?.features.booking) throw new Response("", { status: 404 });
  return null;
}

export function shouldRevalidate() {
  return false;
}

const signIn: BookingScreenProps["signIn"] = (sheet) => <SignInSheet {...sheet} />;

/** A table for a day and time [RT-2, OR-11]; `?branch=` of whoever came from a branch. */
export default function Booking() {
  useLateTexts();
  const t = useT();
  useEffect(() => {
    const branchId = new URLSearchParams(location.search).get("branch");
    if (branchId) changeBooking({ branchId });
  }, []);
  return (
    <>
      <PageHead title={t("booking.title")} description={t("booking.description")} />
      <BookingScreen signIn={signIn} />
    </>
  );
}
