-- Until now an import made attributes, for everybody to see, of columns that hold paid files and marks of what is hidden.
WITH shown AS (
  SELECT products.id, coalesce(jsonb_agg(pair ORDER BY place) FILTER (WHERE
    NOT pair ->> 'name' ~* '^download [0-9]+ (id|name|url)$'
    AND NOT (pair ->> 'name' ~ 'دانلود' AND pair ->> 'name' ~ '[0-9۰-۹]')
    AND NOT pair ->> 'name' ~ 'ویژگی [0-9۰-۹]+ .*(مشاهده|نمایش)'), '[]') AS attributes
  FROM products, jsonb_array_elements(products.attributes) WITH ORDINALITY AS old (pair, place)
  GROUP BY products.id
)
UPDATE products SET attributes = shown.attributes, updated_at = now()
FROM shown WHERE shown.id = products.id AND shown.attributes <> products.attributes;
