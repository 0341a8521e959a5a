import { Group, Input, Stack } from "@mantine/core";
import { ImagePlus } from "lucide-react";
import { ChoosePictureButton } from "../../fields/choose-picture.tsx";
import { ListItemRow } from "../../fields/part-frame.tsx";
import { Picture } from "../../fields/picture.tsx";
import { useTranslate } from "../../platform/use-language.tsx";
import { useRowFormField } from "../../resource/row-form.tsx";

const MAX_PICTURES = 8;

/** Edits the additional pictures of a product, in the order in which guests swipe them. */
export function PictureGalleryField() {
  const t = useTranslate();
  const { value, fault, isReadOnly, change, wait } = useRowFormField("gallery");
  const gallery = value as string[];
  return (
    <Input.Wrapper
      size="md"
      label={t("product.gallery")}
      labelElement="div"
      description={t("product.gallery.hint")}
      error={fault && t(fault)}
    >
      <Stack gap="sm" mt={4}>
        {gallery.map((image, at) => (
          <ListItemRow
            key={image}
            title={t("product.gallery.picture", { number: at + 1 })}
            at={at}
            parts={gallery}
            isReadOnly={isReadOnly}
            onChange={change}
          >
            <Picture image={image} size={112} />
          </ListItemRow>
        ))}
        {!isReadOnly && gallery.length < MAX_PICTURES && (
          <Group>
            <ChoosePictureButton
              frame="gallery"
              icon={<ImagePlus size={18} aria-hidden />}
              onSent={(key) => change([...gallery, key])}
              onWait={wait}
            >
              {t("product.gallery.add")}
            </ChoosePictureButton>
          </Group>
        )}
      </Stack>
    </Input.Wrapper>
  );
}
