-- Few payments are of a class or of services: who asks for these does not read all the others.
create index payment_of_kind on payment (merchant_id, type, id) where type <> 1;
