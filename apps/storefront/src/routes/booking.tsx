import { useEffect } from "react";
import { BookingScreen } from "../features/booking/booking-screen.tsx";
import type { BookingScreenProps } from "../features/booking/booking-screen.tsx";
import { changeBooking } from "../features/booking/draft.ts";
import { featurePage } from "../platform/feature-page.ts";
import { useT } from "../platform/i18n.tsx";
import { lateSheet } from "../platform/late-sheet.tsx";
import { PageHead } from "../shop/brand/page-head.tsx";

const SignInSheet = lateSheet(() =>
  import("../features/sign-in/sign-in-sheet.tsx").then((module) => module.SignInSheet),
);

export const loader = featurePage("booking");

/** Inside the application nothing leads here where it is off. */
export function clientLoader() {
  return null;
}

export function shouldRevalidate() {
  return false;
}

const signIn: BookingScreenProps["signIn"] = (sheet) => <SignInSheet {...sheet} />;

/** A table for a day and time [RT-2, OR-11]; `?branch=` of whoever came from a branch. */
export default function Booking() {
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
