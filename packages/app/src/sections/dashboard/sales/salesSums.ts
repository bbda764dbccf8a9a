import type { Bucket, Items } from '../dashboard.data.ts'

/** All kinds of sales of a bucket. */
export const totalOf = (bucket: Bucket) =>
  bucket.pkg_total + bucket.cls_total + bucket.one_time_total

/** Sums of all buckets; usual is null as soon as one of them has none. */
export function sumsOf(buckets: readonly Bucket[]) {
  const sum = (name: Exclude<keyof Bucket, 'start_date' | 'end_date' | 'usual'>) =>
    buckets.reduce((all, bucket) => all + bucket[name], 0)
  const usual = buckets.reduce<number | null>(
    (all, bucket) => (all === null || bucket.usual === null ? null : all + bucket.usual),
    0,
  )
  return {
    total: buckets.reduce((all, bucket) => all + totalOf(bucket), 0),
    packages: sum('pkg_total'),
    packageCount: sum('pkg_count'),
    classes: sum('cls_total'),
    classCount: sum('cls_count'),
    oneTime: sum('one_time_total'),
    oneTimeCount: sum('one_time_count'),
    usual,
  }
}

/** Sum and count of the named items and of the others. */
export function sumOfItems({ items_data: items, others }: Items) {
  const all = [...items, ...(others ? [others] : [])]
  return {
    total: all.reduce((sum, item) => sum + item.total, 0),
    count: all.reduce((sum, item) => sum + item.membership_count, 0),
  }
}
