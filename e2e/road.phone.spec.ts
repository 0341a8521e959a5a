import { testRoad } from "./src/road.ts";

testRoad({
  brand: "osh",
  language: "uz",
  console: "uz",
  fill: (guest) => guest.addWith("toy-oshi", ["-p15"]),
});

testRoad({
  brand: "market",
  language: "en",
  console: "ru",
  fill: (guest) => guest.add("coffee-instant", 2),
});
